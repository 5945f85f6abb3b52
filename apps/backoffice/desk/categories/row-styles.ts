import { brand } from "@crm/brand";

/** A row that can be moved. */
export const rowSx = {
  display: "flex",
  gap: 1,
  alignItems: "center",
  paddingBlock: 1,
  "& + &": { borderTop: `1px solid ${brand.colours.line}` },
} as const;
