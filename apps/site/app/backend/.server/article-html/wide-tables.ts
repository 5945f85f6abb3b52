const table = /<table>[\s\S]*?<\/table>/g;

/** A table with this many columns may be wider than a phone. */
const wideColumns = 3;

/**
 * Puts wide tables into a region that scrolls by itself and can be reached by keyboard.
 *
 * @param html a sanitized body: a table's tag carries no attributes
 */
export function wrapWideTables(html: string): string {
  return html.replaceAll(table, (whole) => {
    const firstRow = /<tr>([\s\S]*?)<\/tr>/.exec(whole)?.[1] ?? "";
    const columns = firstRow.match(/<t[hd]\b/g)?.length ?? 0;
    if (columns < wideColumns) return whole;
    return `<div class="table-scroll" role="region" aria-label="Table" tabindex="0">${whole}</div>`;
  });
}
