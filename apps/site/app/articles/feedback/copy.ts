/** Texts of the question under an article. */
export const feedbackCopy = {
  question: "Was this helpful?",
  yes: "Yes",
  no: "No",
  why: "What was missing?",
  note: "Tell us more, if you like",
  send: "Send",
  sending: "Sending...",
  stored:
    "We store your answer with this article and nothing about you. Please leave out names, numbers and addresses.",
  thanks: "Thank you. The people who write these articles will read it.",
  failed: "Your answer could not be sent. Please try again in a minute.",
} as const;
