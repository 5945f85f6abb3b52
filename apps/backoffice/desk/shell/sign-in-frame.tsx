import { brand } from "@crm/brand";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { BrandMark } from "./brand-mark.tsx";

/**
 * The frame of the pages before the desk: brand, title, explanation and a form.
 *
 * @param aside a panel at the left, hidden on small screens
 */
export function SignInFrame({
  title,
  lead,
  aside,
  children,
}: {
  title: string;
  lead: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Box sx={{ display: "grid", minHeight: "100vh", padding: 2, placeItems: "center" }}>
      <Box
        component="main"
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "1fr", md: aside ? "340px 1fr" : "1fr" },
          width: "100%",
          maxWidth: aside ? { xs: 440, md: 860 } : 480,
          overflow: "hidden",
          border: 1,
          borderColor: "divider",
          borderRadius: "22px",
          backgroundColor: "background.paper",
        }}
      >
        {aside}
        <Box sx={{ padding: { xs: 3, sm: 5 } }}>
          <Box sx={{ display: "flex", alignItems: "center", gap: 1, marginBottom: 4 }}>
            <BrandMark />
            <Typography sx={{ fontWeight: 650, fontSize: 20 }}>{brand.product.name}</Typography>
          </Box>
          <Typography variant="h4" component="h1">
            {title}
          </Typography>
          <Typography sx={{ color: "text.secondary", marginTop: 0.5, marginBottom: 2 }}>
            {lead}
          </Typography>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

/** The form's button, over the form's full width. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      disabled={busy}
      sx={{ marginTop: 2 }}
    >
      {children}
    </Button>
  );
}
