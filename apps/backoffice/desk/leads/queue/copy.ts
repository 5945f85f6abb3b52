import type { LeadView } from "../../../server/desk/leads/view-names.ts";
import {
  type ActivityKind,
  type ActivityOutcome,
  type LeadAnswer,
  type LostReason,
  statusNames,
} from "../../../server/leads/lead-status.ts";

const leads = (count: number) => (count === 1 ? "1 lead" : `${count} leads`);

const views: Record<LeadView, { label: string; emptyTitle: string; emptyText: string }> = {
  waiting: {
    label: "Waiting",
    emptyTitle: "Nothing is waiting",
    emptyText: "Every lead has had a first answer. New ones appear here.",
  },
  overdue: {
    label: "Overdue",
    emptyTitle: "Nothing is overdue",
    emptyText: "No lead has waited longer than the site promises.",
  },
  mine: {
    label: "Mine",
    emptyTitle: "No open lead is yours",
    emptyText: "Choose a lead under Waiting and assign it to yourself.",
  },
  "follow-ups": {
    label: "Follow-ups due",
    emptyTitle: "No follow-up is due",
    emptyText: "A lead appears here on the day of its next step.",
  },
  today: {
    label: "Today",
    emptyTitle: "No lead yet today",
    emptyText: "Leads that arrived since midnight appear here.",
  },
  all: {
    label: "All",
    emptyTitle: "No leads yet",
    emptyText: "Demo bookings, inquiries and messages from the site appear here.",
  },
};

const answers: Record<LeadAnswer, string> = {
  answered: "Answered",
  "in-time": "Answered in time",
  late: "Answered late",
  missed: "Not answered in time",
};

const lostReasons: Record<LostReason, string> = {
  "no-answer": "No answer",
  price: "Price",
  "missing-feature": "Missing feature",
  "chose-another": "Chose another product",
  "not-now": "Not now",
  "wrong-contact": "Wrong contact",
  other: "Other reason",
};

const activities: Record<
  ActivityKind,
  { act: string; title: string; outcomes: ActivityOutcome[] }
> = {
  call: {
    act: "Call",
    title: "How did the call go?",
    outcomes: ["reached", "no-answer", "wrong-number"],
  },
  whatsapp: {
    act: "WhatsApp",
    title: "How did the chat go?",
    outcomes: ["message-sent", "reached", "wrong-number"],
  },
  mail: { act: "Mail", title: "How did the mail go?", outcomes: ["message-sent", "reached"] },
  note: { act: "Note or next step", title: "Note or next step", outcomes: [] },
};

const outcomes: Record<ActivityOutcome, string> = {
  reached: "Talked to them",
  "no-answer": "No answer",
  "message-sent": "Message sent",
  "wrong-number": "Wrong number",
};

export const queueCopy = {
  ...{ views, statuses: statusNames, lostReasons, activities, outcomes, answers },
  title: "Leads",
  viewsLabel: "Views of the leads",
  columns: [
    "Select",
    "Who",
    "Kind and source",
    "Waiting",
    "Status",
    "Owner",
    "Next step",
    "Contact",
  ],
  noneTitle: "No results",
  noneText: "No lead matches. Search for the beginning of a name, company, email or number.",
  noneInView: (view: string) =>
    `No lead under “${view}” matches. Look under “${views.all.label}”, or clear the filters.`,
  search: "Name, company, email, phone",
  filter: {
    ...{ status: "Status", owner: "Owner", kind: "Kind", origin: "Source", more: "More filters" },
    ...{ answer: "Answer", notSpam: "All but spam", noOrigin: "Not known" },
    otherOwner: "Somebody not in this list",
    exceptOrigins: (origins: string[]) => `All sources but ${origins.join(", ")}`,
    ...{ from: "Received from", to: "Received until", any: "Any", clear: "Clear filters" },
  },
  byTurn: "Assign new leads by turn",
  byTurnOn: "New leads are now assigned by turn to the people of sales.",
  byTurnOff: "New leads now have no owner.",
  statusOf: (name: string, status: string) => `Status of ${name}: ${status}`,
  ownerOf: (name: string, owner: string) => `Owner of ${name}: ${owner}`,
  select: (name: string) => `Select ${name}`,
  selectAll: "Select all on this page",
  selected: (count: number) => `${leads(count)} selected`,
  unselect: "Clear selection",
  assign: "Assign",
  setStatus: "Set status",
  exportSelected: "Export",
  nobody: "Nobody",
  somebodyGone: "Somebody who has left",
  me: (name: string) => `${name} (me)`,
  lost: (reason: string) => `Lost: ${reason.toLowerCase()}`,
  marked: (status: string) => `Marked as ${status.toLowerCase()}.`,
  assigned: (owner: string) => `Assigned to ${owner}.`,
  unassigned: "Nobody owns it now.",
  changed: (count: number) => `${leads(count)} changed.`,
  /** Some of the server's sentences have no full stop. */
  notChanged: (names: string[], more: number, reason: string) =>
    `Not changed: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}. ${reason.replace(/\.?$/, ".")}`,
  undo: "Undo",
  undone: "Undone.",
  failed: "The lead could not be changed. Please try again.",
  activityFailed: "It could not be saved. Please try again.",
  outcome: "Outcome",
  note: "Note",
  nextDate: "Next step",
  nextDays: { none: "None", tomorrow: "Tomorrow", soon: "In 3 days", week: "Next week" },
  otherDay: "Another day",
  nextText: "What to do then",
  statusAfter: "Status",
  save: "Save",
  close: "Close",
  discard: "Discard",
  draftKept: "What you typed is kept here until you save it or reload the page.",
  saved: "Saved.",
  followUp: "Follow up",
  left: (time: string) => `${time} left`,
  late: (time: string) => `${time} late`,
} as const;
