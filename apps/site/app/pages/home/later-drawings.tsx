import { AutomationPicture } from "@crm/drawings/home/automation-picture";
import { BulkPicture } from "@crm/drawings/home/bulk-picture";
import { SafetyPicture } from "@crm/drawings/home/safety-picture";
import { TrialPicture } from "@crm/drawings/home/trial-picture";
import { StepPicture } from "@crm/drawings/how-it-works/step-pictures";
import { AudienceScreen } from "@crm/drawings/screens/audience-screen";
import { BroadcastScreen } from "@crm/drawings/screens/broadcast-screen";
import { ChatScreen } from "@crm/drawings/screens/chat-screen";
import { DashboardScreen } from "@crm/drawings/screens/dashboard-screen";
import { LeadFetchingScreen } from "@crm/drawings/screens/lead-fetching-screen";
import { LeadListScreen } from "@crm/drawings/screens/lead-list-screen";
import { MobileAppScreen } from "@crm/drawings/screens/mobile-app-screen";
import { OrderScreen } from "@crm/drawings/screens/order-screen";
import { QuotationScreen } from "@crm/drawings/screens/quotation-screen";
import { TeamScreen } from "@crm/drawings/screens/team-screen";
import { TemplateScreen } from "@crm/drawings/screens/template-screen";
import { WorkflowScreen } from "@crm/drawings/screens/workflow-screen";

/**
 * The drawings below the home page's first screen. They are two thirds of its elements, so the build
 * puts them into a document of their own (`vite/home-drawings.ts`).
 */
export const laterDrawings = {
  trial: TrialPicture,
  "step-fetch": () => <StepPicture step={0} />,
  "step-greet": () => <StepPicture step={1} />,
  "step-quotation": () => <StepPicture step={2} />,
  "step-pipeline": () => <StepPicture step={3} />,
  "step-won": () => <StepPicture step={4} />,
  "feature-leads": LeadListScreen,
  "feature-chat": ChatScreen,
  "feature-broadcast": BroadcastScreen,
  "feature-quotations": QuotationScreen,
  "feature-workflow": WorkflowScreen,
  "feature-fetching": LeadFetchingScreen,
  "feature-orders": OrderScreen,
  "feature-team": TeamScreen,
  dashboard: DashboardScreen,
  safety: () => <SafetyPicture className="w-full" />,
  "api-broadcast": BulkPicture,
  "api-automation": AutomationPicture,
  "api-template": TemplateScreen,
  "api-audience": AudienceScreen,
  "mobile-app": MobileAppScreen,
};

/** The class of the document's body, in `ui/utilities.css`. */
export const documentClass = "drawings";

export type LaterDrawingName = keyof typeof laterDrawings;
