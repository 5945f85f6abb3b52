import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { Link } from "react-router";

/**
 * What a table's row is known by, leading to its page. A click anywhere in the row does the same;
 * this is the way for the keyboard, for screen readers and for a new tab.
 */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Box
      component={Link}
      to={to}
      // The row's own click would go there a second time.
      onClick={(event) => event.stopPropagation()}
      sx={{
        color: "inherit",
        fontWeight: 600,
        overflowWrap: "anywhere",
        textDecoration: "none",
        "&:hover, &:focus-visible": { textDecoration: "underline" },
      }}
    >
      {children}
    </Box>
  );
}
