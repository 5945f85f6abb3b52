import type { articleLists } from "@crm/contract/calls/article";

export const sectionChoices = [
  { id: "help", name: "Help centre" },
  { id: "blog", name: "Blog" },
];

/** The labels of a help category's four lists. */
const lists: Record<(typeof articleLists)[number], string> = {
  FastArticles: "Quick answers",
  SecondArticles: "Second group",
  ThirdArticles: "Third group",
  ForthArticles: "Fourth group",
};
export const listChoices = Object.entries(lists).map(([id, name]) => ({ id, name }));

export const statusChoices = [
  { id: "draft", name: "Draft" },
  { id: "scheduled", name: "Scheduled" },
  { id: "published", name: "Published" },
];

export const originChoices = [
  { id: "sample", name: "Sample" },
  { id: "own", name: "Your own" },
];

export const articleCopy = {
  search: "Title",
  emptyTitle: "No articles yet",
  emptyText: "Write the first one. It stays a draft until you publish it.",
  noneTitle: "No results",
  noneText: "No article matches this search. Try fewer letters or another filter.",
  create: "Write an article",
  importExport: "Import and export",
  section: "Section",
  category: "Category",
  status: "Status",
  origin: "Origin",
  sample: "Sample",
  sampleHelp:
    "This article came with the software. It counts as your own once you save it. Unpublish it if you don't need it.",
  titleHelp: "What the reader wants to know or do, in plain words.",
  slugHelp:
    "The last part of the address. After a change, the old address redirects to the new one.",
  listHelp: "Pages show the groups in this order. Popular Articles shows the first quick answers.",
  excerptHelp: "Shown at the end as the summary. One or two sentences.",
  metaHelp: "Shown under the title and by search engines. Up to 160 characters is best.",
  picture: "Picture",
  pictureHelp: "Shown above the text. JPEG, PNG, WebP or AVIF, at most 10 MB.",
  pictureChoose: "Choose a picture",
  pictureReplace: "Replace",
  pictureRemove: "Remove",
  pictureBusy: "Uploading...",
  pictureFailed: "The picture could not be uploaded. Please try again.",
  pictureAlt: "What it shows",
  pictureAltHelp: "Read aloud to people who can't see the picture. One sentence.",
  pictureAltMissing: "Please say what the picture shows.",
  place: "Where it appears",
  about: "Description and summary",
  missing: "Please fill this in.",
  save: "Save",
  saveDraft: "Save draft",
  publish: "Publish now",
  schedule: "Schedule",
  reschedule: "Change time",
  unpublish: "Unpublish",
  unschedule: "Back to draft",
  view: "View on site",
  saved: "Saved.",
  savedLive: "Saved. The site shows it now.",
  published: "Published. The site shows it now.",
  scheduled: "Scheduled.",
  unpublished: "This article is a draft again and no longer on the site.",
  actionFailed: "That did not work. Please try again.",
  unpublishTitle: "Unpublish this article?",
  unpublishText: "Readers will no longer find it. You can publish it again at any time.",
  unpublishLinked: (titles: readonly string[]) =>
    `Readers will no longer find it, and links to it will be broken in: ${titles.slice(0, 5).join("; ")}${titles.length > 5 ? ` and ${titles.length - 5} more` : ""}.`,
  scheduleTitle: "When should it be published?",
  scheduleText: "The time is India Standard Time. The article is published automatically.",
  scheduleField: "Day and time",
  scheduleMissing: "Please choose a day and time in the future.",
  cancel: "Cancel",
  oversizedList:
    "Some articles are too large for the site. Readers see their plain text, without headings, links and pictures. Please split:",
  oversizedMore: (count: number) => ` and ${count} more`,
  oversized:
    "This article is too large for the site. Readers see its plain text, without headings, links and pictures. Please split it into several articles. Until then you can save changes that don't make it larger.",
  state: {
    draft: "Draft. It is not on the site.",
    scheduled: "Scheduled for",
    published: "Published on",
  },
} as const;

export const editorCopy = {
  paragraph: "Paragraph",
  headings: { 2: "Heading", 3: "Subheading", 4: "Small heading" },
  style: "Style of this paragraph",
  link: "Link",
  linkAddress: "Address",
  linkHelp: "https://…, mailto:…, or a path on the site such as /pricing",
  linkUnreadable:
    "This is not a full address. Start with https://, mailto: or tel:, or with / for a page of the site.",
  linkSet: "Set link",
  linkRemove: "Remove link",
  picture: "Picture",
  pictureInsert: "Insert",
  pictureChange: "Change",
  pictureCancel: "Cancel",
  tip: "Good to know",
  table: "Table",
  tableActions: {
    insert: "Insert a table",
    rowAfter: "Add a row below",
    columnAfter: "Add a column to the right",
    deleteRow: "Delete this row",
    deleteColumn: "Delete this column",
    deleteTable: "Delete the table",
  },
} as const;
