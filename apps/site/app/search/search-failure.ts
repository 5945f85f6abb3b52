/** Shown in place of search results when the host gives no answer. */
export const searchFailure = "We can't search right now. Please try again in a minute.";
