import { z } from "zod";

/** What the lead calls answer: `status`, and on failure a sentence and the field it is about. */
export const statusAnswer = z.looseObject({
  status: z.boolean(),
  message: z.string().optional(),
  field: z.string().optional(),
});
export type StatusAnswer = z.infer<typeof statusAnswer>;
