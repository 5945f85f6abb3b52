/** Shown in place of a list that could not be loaded: it may or may not be empty. */
export const listFailure = "We can't load this list right now. Please try again in a minute.";
