import { AudienceScreen } from "@crm/drawings/screens/audience-screen";
import { ChatScreen } from "@crm/drawings/screens/chat-screen";
import type { LandingDrawings } from "../landing-copy.ts";
import type { copy } from "./copy.ts";
import { OrderToLead } from "./order-to-lead.tsx";
import { PluginSettings } from "./plugin-settings.tsx";

export const drawings = {
  hero: OrderToLead,
  profile: ChatScreen,
  audience: AudienceScreen,
  settings: PluginSettings,
} satisfies LandingDrawings<typeof copy>;
