/** Stands in place of a list that could not be loaded: whether it is empty is not known. */
export const listFailure = "We can't load this list right now. Please try again in a minute.";
