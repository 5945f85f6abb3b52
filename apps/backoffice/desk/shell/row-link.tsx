import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { Link } from "react-router";

/**
 * The title of a table's row as a link to its page. A click anywhere in the row does the same; the
 * link is for the keyboard, for screen readers and for new tabs.
 */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Box
      component={Link}
      to={to}
      // The row's own click handler would navigate a second time.
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
