const table = /<table>[\s\S]*?<\/table>/g;

/** A table with this many columns may be wider than a phone's screen. */
const wideColumns = 3;

/**
 * Wraps wide tables in a scrollable region that can be focused by keyboard.
 *
 * @param html a sanitized body: its table tags have no attributes
 */
export function wrapWideTables(html: string): string {
  return html.replaceAll(table, (whole) => {
    const firstRow = /<tr>([\s\S]*?)<\/tr>/.exec(whole)?.[1] ?? "";
    const columns = firstRow.match(/<t[hd]\b/g)?.length ?? 0;
    if (columns < wideColumns) return whole;
    return `<div class="table-scroll" role="region" aria-label="Table" tabindex="0">${whole}</div>`;
  });
}
