import { makeStill } from "./make-still.tsx";

/** The product's screens as pages show them: HTML that costs the browser no script. */
export const LeadListStill = makeStill(
  async () => (await import("./screens/lead-list-screen.tsx")).LeadListScreen,
);
export const ChatStill = makeStill(
  async () => (await import("./screens/chat-screen.tsx")).ChatScreen,
);
export const BroadcastStill = makeStill(
  async () => (await import("./screens/broadcast-screen.tsx")).BroadcastScreen,
);
export const QuotationStill = makeStill(
  async () => (await import("./screens/quotation-screen.tsx")).QuotationScreen,
);
export const WorkflowStill = makeStill(
  async () => (await import("./screens/workflow-screen.tsx")).WorkflowScreen,
);
export const LeadFetchingStill = makeStill(
  async () => (await import("./screens/lead-fetching-screen.tsx")).LeadFetchingScreen,
);
export const OrderStill = makeStill(
  async () => (await import("./screens/order-screen.tsx")).OrderScreen,
);
export const TeamStill = makeStill(
  async () => (await import("./screens/team-screen.tsx")).TeamScreen,
);
export const DashboardStill = makeStill(
  async () => (await import("./screens/dashboard-screen.tsx")).DashboardScreen,
);
export const TemplateStill = makeStill(
  async () => (await import("./screens/template-screen.tsx")).TemplateScreen,
);
export const AudienceStill = makeStill(
  async () => (await import("./screens/audience-screen.tsx")).AudienceScreen,
);
export const MobileAppStill = makeStill(
  async () => (await import("./screens/mobile-app-screen.tsx")).MobileAppScreen,
);

/** Pictures that only the home page shows. */
export const HeroStill = makeStill(
  async () => (await import("./hero/hero-stage.tsx")).HeroStage,
  "hero-scene",
);
export const StepStill = makeStill(
  async () => (await import("./how-it-works/step-pictures.tsx")).StepPicture,
  "h-[172px]",
);
export const TrialStill = makeStill(
  async () => (await import("./home/trial-picture.tsx")).TrialPicture,
);
export const SafetyStill = makeStill(
  async () => (await import("./home/safety-picture.tsx")).SafetyPicture,
  "aspect-3/2 w-full",
);
export const BulkStill = makeStill(
  async () => (await import("./home/bulk-picture.tsx")).BulkPicture,
);
export const AutomationStill = makeStill(
  async () => (await import("./home/automation-picture.tsx")).AutomationPicture,
);
