export const auditCopy = {
  emptyTitle: "Nothing yet",
  emptyText: "Sign-ins, changes and downloads at this desk will appear here.",
  noneTitle: "No results",
  noneText: "Nothing matches these filters. Try other days or another person.",
  person: "Who",
  action: "What",
  from: "From",
  to: "Until",
  open: "Open",
  nobody: "Nobody signed in",
} as const;
