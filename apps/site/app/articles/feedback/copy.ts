/** Texts of the question under an article. */
export const feedbackCopy = {
  question: "Was this helpful?",
  yes: "Yes",
  no: "No",
  why: "What was missing?",
  note: "Tell us more, if you like",
  stored:
    "We store your answer with this article and nothing about you. Please leave out names, numbers and addresses.",
  thanks: "Thank you. The people who write these articles will read it.",
} as const;
