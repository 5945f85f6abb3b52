import { logDays } from "../../server/webhooks/retry-schedule.ts";

export const webhookCopy = {
  create: "Add a webhook",
  emptyTitle: "No webhooks yet",
  emptyText:
    "A webhook tells another system, such as your CRM, about each new and changed lead as soon as it happens.",
  about: "The webhook",
  name: "Name",
  url: "Address",
  urlHelp: "Where the other system takes webhooks. It must start with https://",
  isInternal: "It is in our own network",
  isInternalHelp: "Allows http:// and private addresses. Anything else must be on the internet.",
  active: "On",
  activeHelp: `While it is off, what happens is kept for ${logDays} days and sent when you turn it on. That a lead was erased is kept until then.`,
  missing: "Please fill this in.",
  save: "Save",
  saved: "Saved.",
  states: { on: "On", off: "Off" },
  secret: "Signing secret",
  secretLead:
    "The other system checks with it that a webhook comes from here. It is shown only once, when it is made.",
  secretShown: "Copy it to the other system now. You will not see it again.",
  copySecret: "Copy",
  copied: "The secret has been copied.",
  bothUntil: (date: string) => `Webhooks are signed with the old secret too, until ${date}.`,
  rotate: "Make a new secret",
  rotateTitle: "Make a new signing secret?",
  rotateText:
    "Webhooks are signed with both secrets for 24 hours. Change the other system in that time.",
  rotateFailed: "There is no new secret. Please try again.",
  test: "Send a test",
  testLead: "Sends a signed message without a lead to the saved address, and shows the answer.",
  testDone: (status: number | null) => `The other system accepted it with the status ${status}.`,
  testFailed: (status: number | null) =>
    status === null
      ? "The other system gave no answer."
      : `The other system answered with the status ${status}.`,
  testNotSent: "The test could not be sent. Please try again.",
  log: "Deliveries",
  logLead: `What this system was told in the last ${logDays} days, the newest first.`,
  noDeliveries: "Nothing has been sent to this system yet.",
  attempts: (count: number) => (count === 1 ? "1 attempt" : `${count} attempts`),
  events: {
    "lead.created": "New lead",
    "lead.updated": "Lead changed",
    "lead.erased": "Lead erased",
  },
  openLead: "Open the lead",
  next: (date: string) => `Next attempt: ${date}`,
  retry: "Send again",
  retried: "It will be sent in a moment.",
  retryFailed: "It could not be put in the queue. Please try again.",
  remove: "Delete",
  removeTitle: "Delete this webhook?",
  removeText:
    "The other system hears of no more leads. What it has not been told yet is deleted too.",
  removed: "The webhook has been deleted.",
  failed: "That did not work. Please try again.",
} as const;
