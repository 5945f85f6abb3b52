/** Two lines and hairlines: 18 rows must fit on a screen of 900 pixels. */
export const cellSx = {
  height: 37,
  paddingBlock: "1px",
  paddingInline: "6px",
  maxWidth: 0,
  overflow: "hidden",
} as const;

/** One line of a row. A long text is cut; its lead's page has the whole of it. */
export const lineSx = {
  fontSize: 13.5,
  lineHeight: "17px",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;
