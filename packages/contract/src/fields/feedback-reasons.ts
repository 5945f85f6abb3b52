/** Why an article did not help: each reason's id and its label for readers and editors. */
export const feedbackReasons = {
  "not-answered": "It does not answer my question",
  "did-not-work": "I did the steps, and it did not work",
  unclear: "It is hard to understand",
  outdated: "It looks different on my screen",
} as const;
export type FeedbackReason = keyof typeof feedbackReasons;

/** Longest note that a reader can send. Characters. */
export const longestNote = 300;
