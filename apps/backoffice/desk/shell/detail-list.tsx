import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** Named values in two columns, or in one where an email address would not fit into half of the place. */
export function DetailList({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(240px, 50% - 8px)), 1fr))",
        gap: 2,
        margin: 0,
      }}
    >
      {children}
    </Box>
  );
}

/**
 * One named value; renders nothing when it is empty.
 *
 * @param wide whether it takes the whole width of its list: always, or on a phone
 */
export function Detail({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean | "onPhone";
  children: ReactNode;
}) {
  if (children === null || children === undefined || children === "") return null;
  return (
    <Box sx={{ gridColumn: gridColumnOf(wide), minWidth: 0 }}>
      <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ margin: 0, overflowWrap: "anywhere" }}>
        {children}
      </Typography>
    </Box>
  );
}

function gridColumnOf(wide: boolean | "onPhone") {
  if (wide === "onPhone") return { xs: "1 / -1", md: "auto" };
  return wide ? "1 / -1" : undefined;
}
