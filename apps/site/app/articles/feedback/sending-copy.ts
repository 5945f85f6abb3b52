/** Texts about sending the answer: the only ones that the browser's code needs. */
export const sendingCopy = {
  send: "Send",
  sending: "Sending...",
  failed: "Your answer could not be sent. Please try again in a minute.",
} as const;
