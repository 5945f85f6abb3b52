import { z } from "zod";

/** Too long texts are cut: an inquiry must not fail because of a text that the visitor never typed. */
const short = z.string().overwrite((text) => text.slice(0, 300).toWellFormed());

/**
 * Optional data that is sent with a lead: the marketing consent and where the visitor came from. It
 * is an extension that other hosts may ignore. A value of the wrong shape becomes undefined.
 */
export const contextSchema = z
  .object({
    /** The answer to the unticked box; absent when the form has no such box. */
    marketingConsent: z.boolean().optional(),
    /** Which version of the privacy notice was shown beside the form. */
    notice: short.optional(),
    /** Path of the page the form was opened on. */
    page: short.optional(),
    referrer: short.optional(),
    campaign: z.record(z.string().max(40), short).optional(),
  })
  .optional()
  .catch(undefined);
export type LeadContext = z.infer<typeof contextSchema>;
