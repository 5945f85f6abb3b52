import { LeadListScreen } from "@crm/drawings/screens/lead-list-screen";
import type { LandingDrawings } from "../landing-copy.ts";
import type { copy } from "./copy.ts";
import { FirstReply } from "./first-reply.tsx";

export const drawings = {
  hero: FirstReply,
  board: LeadListScreen,
} satisfies LandingDrawings<typeof copy>;
