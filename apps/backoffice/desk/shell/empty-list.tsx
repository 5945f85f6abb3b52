import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** Explains in a chat bubble why a list is empty and what it will contain. */
export function EmptyList({
  title,
  text,
  action,
}: {
  title: string;
  text: string;
  action?: ReactNode;
}) {
  return (
    <Box sx={{ padding: { xs: 2, sm: 5 } }}>
      <Box
        sx={{
          backgroundColor: "brand.leaf",
          borderRadius: "14px 14px 14px 4px",
          maxWidth: 420,
          padding: 2.5,
        }}
      >
        <Typography variant="h6" component="h2" sx={{ marginBottom: 0.5 }}>
          {title}
        </Typography>
        <Typography sx={{ marginBottom: action ? 2 : 0 }}>{text}</Typography>
        {action}
      </Box>
    </Box>
  );
}
