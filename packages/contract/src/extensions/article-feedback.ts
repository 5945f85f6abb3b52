import { z } from "zod";
import { isPathSegment } from "../calls/call.ts";
import { type FeedbackReason, feedbackReasons, longestNote } from "../fields/feedback-reasons.ts";
import { maxCharacters } from "../fields/length-rules.ts";

/**
 * Readers' feedback on an article: `POST {api}/article-feedback`, with the header
 * `X-Site-Assertion`. It is stored with the article, and without data about the reader.
 */
export const articleFeedbackPath = "/article-feedback";

/** The name under which `GET {api}/capabilities` lists it. */
export const articleFeedbackCapability = "article-feedback";

const reasons = Object.keys(feedbackReasons) as [FeedbackReason, ...FeedbackReason[]];

const which = "Please say which article this is about";

export const articleFeedback = z.object({
  section: z.enum(["help", "blog"], { error: which }),
  slug: z.string().check(maxCharacters(200), z.refine(isPathSegment, which)),
  helpful: z.boolean({ error: "Please choose yes or no" }),
  reason: z.enum(reasons, { error: "Please choose one of the reasons" }).optional(),
  note: z.string().trim().check(maxCharacters(longestNote)).optional(),
});
export type ArticleFeedback = z.infer<typeof articleFeedback>;
