import Box from "@mui/material/Box";
import { Title } from "react-admin";
import { reportCopy as copy } from "./copy.ts";
import { LeadReport } from "./lead-report.tsx";

/** The figures of the leads, for sales too, whose home is the list. */
export function ReportPage() {
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 1180 }}>
      <Title title={copy.title} />
      <LeadReport />
    </Box>
  );
}
