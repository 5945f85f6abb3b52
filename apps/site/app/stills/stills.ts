import { makeStill } from "./make-still.tsx";

/** The product's screens as pages show them: HTML without client code. */
export const LeadListStill = makeStill(
  async () => (await import("@crm/drawings/screens/lead-list-screen")).LeadListScreen,
);
export const ChatStill = makeStill(
  async () => (await import("@crm/drawings/screens/chat-screen")).ChatScreen,
);
export const BroadcastStill = makeStill(
  async () => (await import("@crm/drawings/screens/broadcast-screen")).BroadcastScreen,
);
export const QuotationStill = makeStill(
  async () => (await import("@crm/drawings/screens/quotation-screen")).QuotationScreen,
);
export const WorkflowStill = makeStill(
  async () => (await import("@crm/drawings/screens/workflow-screen")).WorkflowScreen,
);
export const LeadFetchingStill = makeStill(
  async () => (await import("@crm/drawings/screens/lead-fetching-screen")).LeadFetchingScreen,
);
export const OrderStill = makeStill(
  async () => (await import("@crm/drawings/screens/order-screen")).OrderScreen,
);
export const TeamStill = makeStill(
  async () => (await import("@crm/drawings/screens/team-screen")).TeamScreen,
);
export const DashboardStill = makeStill(
  async () => (await import("@crm/drawings/screens/dashboard-screen")).DashboardScreen,
);
export const TemplateStill = makeStill(
  async () => (await import("@crm/drawings/screens/template-screen")).TemplateScreen,
);
export const AudienceStill = makeStill(
  async () => (await import("@crm/drawings/screens/audience-screen")).AudienceScreen,
);
export const MobileAppStill = makeStill(
  async () => (await import("@crm/drawings/screens/mobile-app-screen")).MobileAppScreen,
);

/** Pictures used only on the home page. */
export const HeroStill = makeStill(
  async () => (await import("@crm/drawings/hero/hero-stage")).HeroStage,
  "hero-scene",
);
export const StepStill = makeStill(
  async () => (await import("@crm/drawings/how-it-works/step-pictures")).StepPicture,
  "h-43",
);
export const TrialStill = makeStill(
  async () => (await import("@crm/drawings/home/trial-picture")).TrialPicture,
);
export const SafetyStill = makeStill(
  async () => (await import("@crm/drawings/home/safety-picture")).SafetyPicture,
  "aspect-3/2 w-full",
);
export const BulkStill = makeStill(
  async () => (await import("@crm/drawings/home/bulk-picture")).BulkPicture,
);
export const AutomationStill = makeStill(
  async () => (await import("@crm/drawings/home/automation-picture")).AutomationPicture,
);
