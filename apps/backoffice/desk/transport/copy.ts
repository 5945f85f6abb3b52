/** What is said of a request that failed where the server gave no sentence of its own. */
export const transportCopy = {
  unreachable: "The back office can't be reached. Check your connection and try again.",
  unreadable: "The back office gave no clear answer. Please try again.",
  /** Of a request that changes something: it may have arrived, only the answer is missing. */
  unanswered:
    "The back office did not answer, so this may not have been done. Check your connection and try again.",
  notSignedIn: "This was not done, because you are not signed in.",
  notSaved: "Not saved, because you are not signed in. Everything you typed is still here.",
} as const;
