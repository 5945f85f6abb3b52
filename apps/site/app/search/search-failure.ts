/** Stands in place of a search's results when the host gives no answer. */
export const searchFailure = "We can't search right now. Please try again in a minute.";
