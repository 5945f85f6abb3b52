import { z } from "zod";

/**
 * What a host offers beyond the twelve calls: `GET {api}/capabilities`. The site asks once; where
 * the answer lacks a name, that feature is not shown.
 */
export const capabilitiesPath = "/capabilities";
export const capabilities = z.object({ capabilities: z.array(z.string()) });
export type Capabilities = z.infer<typeof capabilities>;
