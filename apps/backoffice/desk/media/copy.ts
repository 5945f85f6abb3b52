const articles = (count: number) => (count === 1 ? "1 article" : `${count} articles`);

export const mediaCopy = {
  title: "Pictures",
  search: "Search names and what pictures show",
  use: "Use",
  uses: [
    { id: "", name: "All" },
    { id: "used", name: "Used" },
    { id: "unused", name: "Unused" },
  ],
  upload: "Upload pictures",
  uploadHelp:
    "JPEG, PNG, WebP or AVIF, at most 10 MB each. You can also drop files here. A picture that nothing uses is deleted after 30 days.",
  drop: "Drop the pictures to upload them",
  emptyTitle: "No pictures yet",
  emptyText: "Upload the first ones, or add them while you write an article.",
  noneTitle: "No results",
  noneText: "No picture matches. Try fewer letters or another filter.",
  loading: "Loading pictures...",
  usedIn: (count: number) => (count === 0 ? "Unused" : `In ${articles(count)}`),
  size: (width: number, height: number) => `${width} × ${height}`,

  uploads: "Uploads",
  waiting: "Waiting",
  preparing: "Preparing...",
  uploaded: "Uploaded",
  cancelled: "Cancelled",
  cancel: (name: string) => `Cancel ${name}`,
  retry: (name: string) => `Try ${name} again`,
  retryShort: "Try again",
  cancelShort: "Cancel",
  close: "Close the list",
  tooLarge: "This file is larger than 10 MB. Please choose a smaller one.",
  failed: "The picture could not be uploaded. Please try again.",
  summary: (done: number, failed: number, total: number) =>
    `${done} of ${total} uploaded${failed > 0 ? `, ${failed} not uploaded` : ""}`,

  fileName: "File name",
  stored: "Stored as",
  storedAs: (width: number, height: number, kilobytes: number) =>
    `WebP, ${width} × ${height} pixels, ${kilobytes} kB`,
  widths: "Smaller sizes",
  widthList: (widths: readonly number[]) =>
    widths.length > 0 ? `${widths.join(", ")} pixels wide, in AVIF and WebP` : "Not made yet",
  added: "Added",
  addedBy: (when: string, who: string | null) => (who ? `${when} by ${who}` : when),
  download: "Download",
  alt: "What it shows",
  altHelp:
    "Read aloud to people who can't see the picture. New places get this text; articles that have the picture keep theirs.",
  altSave: "Save",
  altSaved: "The text has been saved.",
  altFailed: "The text could not be saved.",
  whereUsed: "Where it is used",
  notUsed: "No article uses this picture. It is deleted 30 days after its last use.",
  moreUses: (count: number) => `and ${articles(count)} more`,
  inArticle: "in the article",
  inWorkingCopy: "in unpublished changes",
  inVersions: (numbers: readonly number[]) =>
    numbers.length === 1 ? `in version ${numbers[0]}` : `in versions ${numbers.join(", ")}`,
  inTrash: "In the trash",
  untitled: "Untitled",
  replace: "Replace",
  replaceTitle: "Replace this picture?",
  replaceText: (count: number, name: string) =>
    `${name} takes its place in ${articles(count)}, also in unpublished changes and earlier versions. The site shows it at once.`,
  replaced: (count: number) =>
    count === 0
      ? "The picture has been replaced."
      : `The picture has been replaced in ${articles(count)}.`,
  replaceFailed: "The picture could not be replaced.",
  remove: "Delete",
  removeTitle: "Delete this picture?",
  removeText: "It can't be brought back.",
  removed: "The picture has been deleted.",
  removeFailed: "The picture could not be deleted.",

  pick: "Choose a picture",
  pickOpen: "Choose from the library",
  pickClose: "Close",
};
