/** What an export contains, for its REPORT.md. */
export interface ExportReport {
  articles: number;
  pictures: number;
  /** Blocks that stayed HTML, by element. */
  kept: Record<string, number>;
  /** The files with such blocks, and how many. */
  files: { file: string; kept: number }[];
  /** Pictures that articles show and the storage doesn't have. */
  missing: string[];
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0);

export function createExportReport(): ExportReport {
  return { articles: 0, pictures: 0, kept: {}, files: [], missing: [] };
}

/** Counts the blocks of one file. */
export function countKept(report: ExportReport, file: string, kept: Record<string, number>): void {
  for (const [name, count] of Object.entries(kept)) {
    report.kept[name] = (report.kept[name] ?? 0) + count;
  }
  const count = sum(kept);
  if (count > 0) report.files.push({ file, kept: count });
}

export function writeExportReport(report: ExportReport, exportedAt: string): string {
  const byElement = Object.entries(report.kept).map(([name, count]) => `- \`${name}\`: ${count}`);
  const files = report.files.map(({ file, kept }) => `- ${file}: ${kept}`);
  const missing = report.missing.map((name) => `- ${name}`);
  const parts = [
    "# Export of all articles",
    [
      `- Exported: ${exportedAt}`,
      `- Articles: ${report.articles}`,
      `- Pictures: ${report.pictures}`,
      `- Blocks kept as HTML: ${sum(report.kept)}`,
    ].join("\n"),
    "Markdown can't hold tables with joined cells, boxes, figures and pictures with a size of their own. These blocks are HTML inside the Markdown, and an import reads them back unchanged.",
    ...(files.length > 0 ? ["## Blocks kept as HTML", byElement.join("\n"), files.join("\n")] : []),
    ...(missing.length > 0 ? ["## Missing pictures", missing.join("\n")] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}
