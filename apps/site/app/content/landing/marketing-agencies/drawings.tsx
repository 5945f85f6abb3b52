import type { LandingDrawings } from "../landing-copy.ts";
import type { copy } from "./copy.ts";
import { FormToCampaign } from "./form-to-campaign.tsx";
import { Proposal } from "./proposal.tsx";

export const drawings = {
  hero: FormToCampaign,
  proposal: Proposal,
} satisfies LandingDrawings<typeof copy>;
