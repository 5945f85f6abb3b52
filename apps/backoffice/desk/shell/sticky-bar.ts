/** Styles of the button row that stays visible at the bottom of a long form. */
export const stickyBarSx = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1,
  position: "sticky",
  bottom: 0,
  zIndex: 2,
  paddingBlock: 1.5,
  backgroundColor: "background.default",
  borderTop: 1,
  borderColor: "divider",
  marginTop: 2,
  width: "100%",
} as const;
