import type { LandingDrawings } from "../landing-copy.ts";
import type { copy } from "./copy.ts";
import { PriceTags } from "./price-tags.tsx";

export const drawings = { hero: PriceTags } satisfies LandingDrawings<typeof copy>;
