import { z } from "zod";

/** The answer of the lead calls: `status`, and on failure a message and the field it is about. */
export const statusAnswer = z.looseObject({
  status: z.boolean(),
  message: z.string().optional(),
  field: z.string().optional(),
});
export type StatusAnswer = z.infer<typeof statusAnswer>;
