import type { LandingDrawings } from "../landing-copy.ts";
import { Approval } from "./approval.tsx";
import type { copy } from "./copy.ts";
import { Gallery } from "./gallery.tsx";

export const drawings = {
  hero: Approval,
  gallery: Gallery,
} satisfies LandingDrawings<typeof copy>;
