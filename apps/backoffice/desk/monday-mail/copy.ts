export const mondayMailCopy = {
  title: "Monday mail",
  open: "Monday mail",
  lead: "On Mondays at 9:00, a mail with the figures of last week: what waits, how quickly leads were answered, and what became of them.",
  label: "Send me the Monday mail",
  notForRole: "Administrators and sales people get this mail. Your role does not.",
  on: "You will get the mail next Monday.",
  off: "You will not get the mail any more.",
  failed: "This was not changed. Please try again.",
} as const;
