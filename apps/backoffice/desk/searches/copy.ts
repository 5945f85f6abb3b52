export const searchesCopy = {
  search: "Search these words",
  emptyTitle: "No searches without results",
  emptyText:
    "When a search inside the articles has no results, you will see its words here. Title-only searches are not counted. Searches that look like a phone number or an email address are never stored.",
  noneTitle: "No results",
  noneText: "No search contains these letters. Try fewer letters.",
  write: "New article",
  clear: "Clear",
  clearNamed: (term: string) => `Clear “${term}”`,
  cleared: (term: string) =>
    `“${term}” has been cleared. If readers search for it again, the count starts at 1.`,
  failed: "The search could not be cleared.",
  times: (count: number) => (count === 1 ? "once" : `${count} times`),
} as const;
