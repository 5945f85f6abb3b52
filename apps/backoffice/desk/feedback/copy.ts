import { feedbackReasons } from "@crm/contract/fields/feedback-reasons";

export const feedbackCopy = {
  emptyTitle: "No answers yet",
  emptyText:
    "Under each article, readers are asked whether it helped. You will see their answers here.",
  helped: (count: number) => `Helped ${count}`,
  unhelpful: (count: number) => `Did not help ${count}`,
  counts: "Was it helpful?",
  reasons: "Why it did not help",
  noReasons: "No reader has said that it did not help.",
  unsaid: "No reason was chosen",
  notes: "In readers' words",
  noNotes: "Nobody has left a note.",
  noneTitle: "No results",
  noneText: "No article has such feedback.",
  state: "State",
  stateChoices: [
    { id: "open", name: "Open" },
    { id: "done", name: "Done" },
  ],
  open: (count: number) => `${count} open`,
  allDone: "Done",
  markDone: "Mark as done",
  markedDone: "Marked as done. New answers will be open.",
  reopen: "Undo “done”",
  reopened: "These answers are open again.",
  doneBy: (name: string, at: string) => `Marked as done by ${name} on ${at}`,
  failed: "That did not work. Please try again.",
  write: "Write an article",
  seeAlso: "See also:",
  edit: "Open the article",
  view: "See it on the site",
} as const;

/** The label of a reason. */
export function describeReason(reason: keyof typeof feedbackReasons | null): string {
  return reason === null ? feedbackCopy.unsaid : feedbackReasons[reason];
}
