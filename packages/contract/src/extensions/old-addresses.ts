import { z } from "zod";

/**
 * Where a page has moved whose slug an editor has changed: `GET {api}/moved?path=/blog/old`. The
 * site asks before it says that there is nothing, and leads on for good; a host without this is
 * never asked.
 */
export const redirectsPath = "/moved";

/** The name under which `GET {api}/capabilities` lists it. */
export const oldAddressesCapability = "old-addresses";

export const redirectAnswer = z.object({
  /** The page's address of today on the site; null where it is not known to have moved. */
  path: z
    .string()
    // It becomes a header: encoded, in one line, and of this site.
    .regex(/^\/(?![/\\])[!-~]*$/)
    .nullable(),
});
export type RedirectAnswer = z.infer<typeof redirectAnswer>;
