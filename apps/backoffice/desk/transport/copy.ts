/** Error messages for requests that failed without a message from the server. */
export const transportCopy = {
  unreachable: "The back office can't be reached. Check your connection and try again.",
  unreadable: "The back office sent an unreadable answer. Please try again.",
  /** For a request that changes something: it may have arrived although its answer is missing. */
  unanswered:
    "The back office did not answer, so this may not have been done. Check your connection and try again.",
  notSignedIn: "This was not done, because you are not signed in.",
  notSaved: "Not saved, because you are not signed in. Everything you typed is still here.",
} as const;
