import { z } from "zod";

const short = z.string().max(300);

/**
 * What may travel with a lead beside the specification's fields: the answer to the marketing
 * question and where the visitor came from. Other hosts may ignore it.
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
  .optional();
export type LeadContext = z.infer<typeof contextSchema>;
