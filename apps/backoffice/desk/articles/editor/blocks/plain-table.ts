import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";

/**
 * Tables without style attributes. TipTap writes column widths and alignment as styles. The editor
 * parses its own HTML, and the desk's content security policy reports every style in it. The
 * sanitizer removes them on save anyway.
 */
export const plainTable = [
  Table.extend({
    renderHTML: ({ HTMLAttributes }) => ["table", HTMLAttributes, ["tbody", 0]],
    // TipTap's own view writes the columns' widths as styles.
    addNodeView: () => () => {
      const dom = document.createElement("div");
      dom.className = "table-box";
      const contentDOM = document.createElement("tbody");
      dom.appendChild(document.createElement("table")).append(contentDOM);
      return { dom, contentDOM };
    },
  }).configure({ resizable: false }),
  TableRow,
  TableCell.extend({ addAttributes: plainCell }),
  TableHeader.extend({ addAttributes: plainCell }),
];

/** Cells without alignment, and without the spans of one that TipTap writes. */
function plainCell(this: { parent: (() => object) | undefined }) {
  return {
    ...this.parent?.(),
    align: { default: null, rendered: false },
    colspan: { default: 1, renderHTML: ({ colspan }: Spans) => (colspan > 1 ? { colspan } : {}) },
    rowspan: { default: 1, renderHTML: ({ rowspan }: Spans) => (rowspan > 1 ? { rowspan } : {}) },
  };
}

type Spans = Record<"colspan" | "rowspan", number>;
