import type { LandingDrawings } from "../landing-copy.ts";
import type { copy } from "./copy.ts";
import { CustomerCard } from "./customer-card.tsx";
import { Street } from "./street.tsx";

export const drawings = {
  hero: Street,
  customer: CustomerCard,
} satisfies LandingDrawings<typeof copy>;
