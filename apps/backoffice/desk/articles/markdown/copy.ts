import type { Outcome } from "../../../server/articles/markdown/import-shapes.ts";

export const markdownCopy = {
  title: "Import and export",
  exportTitle: "Export",
  exportText:
    "All help articles and posts as Markdown files with their pictures, in one zip. What Markdown can't hold stays HTML in the files; REPORT.md in the zip counts it. Articles in the trash and unpublished changes are not in it.",
  exportButton: "Download all articles",
  importTitle: "Import",
  importText:
    "A zip with Markdown files in the folders help/<category> and blog. The check changes nothing. It shows what an import would do.",
  choose: "Choose a zip",
  chosen: (name: string, megabytes: string) => `${name}, ${megabytes} MB`,
  existing: "Articles that exist already",
  existingChoices: {
    workingCopy: "Keep the text on the site, and save the new one as unpublished changes",
    replace: "Replace the text on the site",
  },
  status: "New articles",
  statusChoices: {
    draft: "Become drafts",
    keep: "Are published if the file says so",
  },
  check: "Check",
  checking: "Checking...",
  import: "Import",
  importing: "Importing...",
  outcomes: {
    created: "New",
    changed: "Changed",
    same: "The same",
    rejected: "Not accepted",
  } satisfies Record<Outcome, string>,
  wouldTitle: "What an import would do",
  didTitle: "Imported",
  nothing: "Every article is there already, with the same text.",
  line: (line: number) => `line ${line}`,
  more: (count: number) => `and ${count} more`,
} as const;
