import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { thumbLink } from "../theme/thumb.ts";

/** One subject of the home page: its most important figure, and a link to the rows. */
export function HomeCard({
  title,
  headline,
  detail,
  alarm = false,
  link,
}: {
  title: string;
  headline: string;
  detail: string;
  alarm?: boolean;
  link: ReactNode;
}) {
  return (
    <Card component="section" sx={alarm ? { borderColor: "error.main" } : {}}>
      <CardContent sx={{ display: "flex", flexDirection: "column", gap: 0.75, height: "100%" }}>
        <Typography component="h3" sx={{ color: "text.secondary" }}>
          {title}
        </Typography>
        <Typography variant="h5" component="p" sx={alarm ? { color: "error.main" } : {}}>
          {headline}
        </Typography>
        <Typography sx={{ color: "text.secondary" }}>{detail}</Typography>
        <Typography component="p" sx={{ fontWeight: 600, marginTop: "auto", "& a": thumbLink }}>
          {link}
        </Typography>
      </CardContent>
    </Card>
  );
}
