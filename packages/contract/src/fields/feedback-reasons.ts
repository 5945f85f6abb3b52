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
