import { z } from "zod";

/**
 * The new path of a page whose slug an editor has changed, or which was deleted in favour of another
 * one: `GET {api}/moved?path=/blog/old`. Before the site answers 404, it requests this and answers with a
 * permanent redirect if there is one, or with 410 for a page that was deleted. It sends no request to a
 * host without this capability.
 */
export const redirectsPath = "/moved";

/** The name under which `GET {api}/capabilities` lists it. */
export const oldAddressesCapability = "old-addresses";

export const redirectAnswer = z.object({
  /** The page's current path on the site; null when no redirect is known. */
  path: z
    .string()
    // It becomes a `Location` header: percent-encoded, on one line, and on this site.
    .regex(/^\/(?![/\\])[!-~]*$/)
    .nullable(),
  /** Whether there was a page, which an editor has deleted. */
  gone: z.boolean().optional(),
});
export type RedirectAnswer = z.infer<typeof redirectAnswer>;
