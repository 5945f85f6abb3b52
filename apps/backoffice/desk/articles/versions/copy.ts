import type { BlockKind } from "../../../server/articles/versions/read-blocks.ts";

export const versionCopy = {
  open: "Versions",
  title: (title: string) => `Versions of ${title}`,
  back: "Back to the article",
  emptyTitle: "No versions yet",
  emptyText: "Each time this article is published, its text is kept here.",
  list: "Published texts",
  version: (number: number) => `Version ${number}`,
  nobody: "Nobody at the desk",
  current: "Newest",
  kept: "The last 50 versions are kept, and the last one of each earlier month.",
  workingCopy: (who: string, when: string) =>
    `There are unpublished changes, saved by ${who} on ${when}.`,
  compareWithBefore: "What changed",
  compare: "Compare",
  from: "From",
  to: "To",
  texts: { "working-copy": "Unpublished changes", article: "Article as saved now" },
  same: "These two are the same.",
  sameText: "The text is the same.",
  whole: "Show the whole text",
  unchanged: (count: number) => `${count} unchanged parts`,
  markup: "Only links, formatting or pictures changed here",
  added: "Added",
  removed: "Removed",
  empty: "(empty)",
  restore: "Restore",
  restoreNumber: (number: number) => `Restore version ${number}`,
  restoreTitle: (number: number) => `Restore version ${number}?`,
  restoreText:
    "It becomes the unpublished text of this article. Readers see it only when you publish it.",
  restoreOver: (who: string, when: string) =>
    `This replaces the unpublished changes that ${who} saved on ${when}. They can't be brought back.`,
  restoreScheduled: (when: string) =>
    `They are scheduled for ${when}. That is cancelled: you choose a time again, or publish.`,
  restoredCancelled: (when: string) =>
    `Restored as unpublished changes. The schedule for ${when} is cancelled.`,
  restored: "Restored as unpublished changes. Readers see them when you publish.",
  failed: "That did not work. Please try again.",
  kinds: {
    paragraph: "Paragraph",
    heading: "Heading",
    "list item": "List",
    "table cell": "Table",
    quote: "Quote",
    code: "Code",
    picture: "Picture",
  } satisfies Record<BlockKind, string>,
} as const;
