import { z } from "zod";

/**
 * What a host offers in addition to the twelve calls: `GET {api}/capabilities`. The site requests it
 * once and hides each feature whose name is not in the answer.
 */
export const capabilitiesPath = "/capabilities";
export const capabilities = z.object({ capabilities: z.array(z.string()) });
export type Capabilities = z.infer<typeof capabilities>;
