/** Address of an article's Markdown version. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}

/** The link to the Markdown version in an article's head. */
export function markdownLink(path: string) {
  return { type: "text/markdown", path: markdownPath(path) };
}
