export const searchesCopy = {
  search: "Words",
  emptyTitle: "Nothing searched in vain",
  emptyText:
    "When readers search inside the articles and find nothing, you will see their words here; searches for a title alone are not counted. What looks like a phone number or an e-mail address is never kept.",
  noneTitle: "Nothing found",
  noneText: "No search has these letters. Try fewer.",
  clear: "Clear",
  clearNamed: (term: string) => `Clear “${term}”`,
  cleared: (term: string) => `“${term}” is cleared. If it comes up again, it is counted from 1.`,
  failed: "The search could not be cleared.",
  times: (count: number) => (count === 1 ? "once" : `${count} times`),
} as const;
