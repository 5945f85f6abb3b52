/** Address of an article's Markdown twin. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}

/** How an article's head names its Markdown twin. */
export function markdownLink(path: string) {
  return { type: "text/markdown", path: markdownPath(path) };
}
