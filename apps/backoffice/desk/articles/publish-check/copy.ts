const countThings = (count: number) => (count === 1 ? "1 thing" : `${count} things`);

export const publishCheckCopy = {
  title: "Before you publish",
  checking: "Checking...",
  good: "Nothing to correct: links, headings, pictures, descriptions and words are fine.",
  summary: (errors: number, warnings: number) =>
    [
      errors > 0 ? `${countThings(errors)} to correct before you can publish.` : "",
      warnings > 0 ? `${countThings(warnings)} to look at.` : "",
    ]
      .filter(Boolean)
      .join(" "),
  error: "Must be corrected",
  warning: "To look at",
  failed: "The check did not work. It runs again with your next change.",
} as const;
