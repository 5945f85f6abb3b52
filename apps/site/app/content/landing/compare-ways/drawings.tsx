import type { LandingDrawings } from "../landing-copy.ts";
import type { copy } from "./copy.ts";
import { FourWays } from "./four-ways.tsx";

export const drawings = { hero: FourWays } satisfies LandingDrawings<typeof copy>;
