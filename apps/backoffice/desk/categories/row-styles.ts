/** Styles of a movable row. */
export const rowSx = {
  display: "flex",
  gap: 1,
  alignItems: "center",
  paddingBlock: 1,
  "& + &": { borderTop: 1, borderColor: "divider" },
} as const;
