import { z } from "zod";

/**
 * What readers say of an article: `POST {api}/article-feedback`, with the header
 * `X-Site-Assertion`. It is stored with the article and with nothing about the reader.
 */
export const articleFeedbackPath = "/article-feedback";

/** The name under which `GET {api}/capabilities` lists it. */
export const articleFeedbackCapability = "article-feedback";

/** Why an article did not help, and what readers and editors read for it. */
export const feedbackReasons = {
  "not-answered": "It does not answer my question",
  "did-not-work": "I did the steps, and it did not work",
  unclear: "It is hard to understand",
  outdated: "It looks different on my screen",
} as const;
export type FeedbackReason = keyof typeof feedbackReasons;

/** Longest note of a reader. Characters. */
export const longestNote = 300;

const reasons = Object.keys(feedbackReasons) as [FeedbackReason, ...FeedbackReason[]];

export const articleFeedback = z.object({
  section: z.enum(["help", "blog"], { error: "Please say which article this is about" }),
  slug: z.string().min(1, "Please say which article this is about").max(200),
  helpful: z.boolean({ error: "Please choose yes or no" }),
  reason: z.enum(reasons, { error: "Please choose one of the reasons" }).optional(),
  note: z
    .string()
    .trim()
    .max(longestNote, `Please keep this under ${longestNote} characters`)
    .optional(),
});
export type ArticleFeedback = z.infer<typeof articleFeedback>;
