import type { LandingDrawings } from "../landing-copy.ts";
import type { copy } from "./copy.ts";
import { Traveller } from "./traveller.tsx";
import { TripRoute } from "./trip-route.tsx";

export const drawings = {
  hero: TripRoute,
  traveller: Traveller,
} satisfies LandingDrawings<typeof copy>;
