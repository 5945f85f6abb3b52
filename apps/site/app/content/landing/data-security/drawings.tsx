import type { LandingDrawings } from "../landing-copy.ts";
import { ClosedDoor } from "./closed-door.tsx";
import type { copy } from "./copy.ts";
import { YourData } from "./your-data.tsx";

export const drawings = {
  hero: YourData,
  door: ClosedDoor,
} satisfies LandingDrawings<typeof copy>;
