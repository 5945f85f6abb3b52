import { z } from "zod";

/** Cut, not refused: nobody's inquiry may fail for a line that she never typed. */
const short = z.string().overwrite((text) => text.slice(0, 300).toWellFormed());

/**
 * What may travel with a lead beside the specification's fields: the answer to the marketing
 * question and where the visitor came from. Other hosts may ignore it. One that is not of this shape
 * counts as none.
 */
export const contextSchema = z
  .object({
    /** The answer to the unticked box; absent where the form has none. */
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
