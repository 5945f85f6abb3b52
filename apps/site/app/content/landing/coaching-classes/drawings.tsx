import type { LandingDrawings } from "../landing-copy.ts";
import { AdmissionRegister } from "./admission-register.tsx";
import { BatchMessage } from "./batch-message.tsx";
import type { copy } from "./copy.ts";

export const drawings = {
  hero: AdmissionRegister,
  batch: BatchMessage,
} satisfies LandingDrawings<typeof copy>;
