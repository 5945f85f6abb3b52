/** The page of an article that an editor has deleted. */
export const removedCopy = {
  title: "This article has been removed.",
  text: "It is no longer on our site. Search for what you need, or see what else there is.",
} as const;
