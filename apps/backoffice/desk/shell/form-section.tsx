import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** One card of a page, with an optional heading. */
export function FormSection({ title, children }: { title?: string; children: ReactNode }) {
  return (
    // The toolbar of a long text stays visible below the desk's bar, which clipping would prevent.
    <Card component="section" sx={{ overflow: "visible" }}>
      <CardContent>
        {title ? (
          <Typography variant="h6" component="h2" sx={{ marginBottom: 1.5 }}>
            {title}
          </Typography>
        ) : null}
        {children}
      </CardContent>
    </Card>
  );
}
