import { brand } from "@crm/brand";

/** Styles of a movable row. */
export const rowSx = {
  display: "flex",
  gap: 1,
  alignItems: "center",
  paddingBlock: 1,
  "& + &": { borderTop: `1px solid ${brand.colours.line}` },
} as const;
