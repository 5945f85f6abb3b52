/** The texts around saving, and around two people who edit one article. */
export const editingCopy = {
  saved: (when: string) => `Saved ${when}`,
  savedBy: (name: string, when: string) => `Saved by ${name} ${when}`,
  saving: "Saving…",
  nothingYet: "Nothing is saved yet. The draft appears in the list when it has a title.",
  noChanges: "There are no unpublished changes.",
  scheduled: (when: string) => `It will be published on ${when}.`,
  needsTitle: "please give it a title.",
  /** Some of the server's sentences have no full stop. */
  failed: (reason: string) => `Not saved yet: ${reason.replace(/\.?$/, ".")}`,
  offline: "no connection.",
  signedOut: "you are not signed in.",
  kept: "Your text is kept in this browser.",
  notKept: "This browser can't keep it: please don't close the page.",
  justNow: "just now",
  save: "Save",
  saveDraft: "Save draft",
  savedNow: "Saved.",
  savedApart: "Saved. Readers see it when you publish the changes.",
  notSaved: "Not saved. Your text is still here and is kept in this browser.",
  leave:
    "Your last words are not saved yet. They are kept in this browser, so you can go on later on this computer. Leave now?",
  restored: (when: string) =>
    `Your text of ${when} was not saved at that time. This browser has kept it, and it is back now.`,
  restoredDrop: "Use the saved text instead",
  found: (title: string, when: string) =>
    `“${title}” of ${when} was never saved. This browser has kept it.`,
  untitled: "An article without a title",
  foundOpen: "Continue writing",
  foundDrop: "Delete it",
  editing: (name: string, since: string) =>
    `${name} is editing this since ${since}. You can read it, and your page does not change it.`,
  editingSelf: (since: string) =>
    `You are editing this in another tab or browser since ${since}. Here you can only read it.`,
  editingUnsaved: "What you typed last is not saved. It is kept in this browser.",
  takeOver: "Take over",
  takeOverFailed: "Taking over did not work. Please try again.",
  waiting: (when: string) =>
    `These changes go live on ${when}. To change the text, cancel the schedule first.`,
  cancelSchedule: "Cancel the schedule",
  cancelled: "The schedule is cancelled. The changes stay, and you can go on writing.",
  problem: (reason: string) =>
    `These changes could not be published at their time: ${reason} Please correct this and publish them again.`,
  conflictTitle: "There are two texts of this article",
  conflictLead: (name: string | null, when: string) =>
    `${name ?? "Somebody"} saved another text${when ? ` on ${when}` : ""} after you opened it. Nothing is lost: compare both and choose one. Only the differences are marked.`,
  mine: "Your text",
  theirs: (name: string | null) => (name ? `The text of ${name}` : "The text on the site"),
  keepMine: "Keep my text",
  useTheirs: "Use the other text",
  copyText: "Copy this text",
  copied: "Copied.",
  same: "Both are the same here.",
  fields: {
    title: "Title",
    slug: "Address",
    content: "Text",
    excerpt: "Summary",
    metaDescription: "Description",
    imageAlt: "What the picture shows",
  },
  failedToOpen: "The article could not be opened. Please try again.",
} as const;
