import { formatDateTime } from "@crm/contract/dates";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { describeDuration, describeInTime } from "../../server/reports/describe-figures.ts";
import type { Report } from "../../server/reports/report.ts";
import { FormSection } from "../shell/form-section.tsx";
import { request } from "../transport/request.ts";
import { useMay } from "../transport/rights.ts";
import { reportCopy as copy } from "./copy.ts";
import { Figures } from "./figures.tsx";
import { Funnel } from "./funnel.tsx";

/** Loaded on demand: it draws with a library. */
const SourceChart = lazy(async () => ({
  default: (await import("./source-chart.tsx")).SourceChart,
}));

/** What waits, how quickly leads are answered, where they come from and what became of them. */
export function LeadReport() {
  const runsServer = useMay("settings", "read");
  const { data: report, isError } = useQuery({
    queryKey: ["reports"],
    queryFn: () => request<Report>("GET", "/api/desk/reports"),
  });
  if (isError) return <Alert severity="error">{copy.failed}</Alert>;
  if (!report) return null;
  const { waiting, overdue, followUps, period, lastBackupAt } = report;
  return (
    <>
      <FormSection title={copy.now}>
        <Figures
          figures={[
            { name: copy.waiting, value: String(waiting.count), link: waiting.link },
            { name: copy.overdue, value: String(overdue.count), link: overdue.link },
            { name: copy.followUps, value: String(followUps.count), link: followUps.link },
          ]}
        />
      </FormSection>
      <Answers period={period} />
      <FormSection title={copy.perDay}>
        {period.received.count === 0 ? (
          <Typography>{copy.noLeads}</Typography>
        ) : (
          <Suspense fallback={<Box sx={{ height: 320 }} />}>
            <SourceChart period={period} />
          </Suspense>
        )}
      </FormSection>
      <FormSection title={copy.funnel}>
        <Funnel steps={period.funnel} />
      </FormSection>
      {runsServer ? (
        <FormSection title={copy.backup}>
          <Typography>{lastBackupAt ? formatDateTime(lastBackupAt) : copy.noBackup}</Typography>
        </FormSection>
      ) : null}
    </>
  );
}

function Answers({ period: { answers } }: Pick<Report, "period">) {
  return (
    <FormSection title={copy.answers}>
      <Figures
        figures={[
          {
            name: copy.inTime,
            value: describeInTime(answers),
            link: answers.inTime.link,
            help: copy.inTimeHelp,
          },
          { name: copy.late, value: String(answers.late.count), link: answers.late.link },
          { name: copy.missed, value: String(answers.missed.count), link: answers.missed.link },
          {
            name: copy.median,
            value: describeDuration(answers.medianMs),
            link: answers.answered.link,
            help: copy.hoursHelp,
          },
          {
            name: copy.percentile,
            value: describeDuration(answers.percentile90Ms),
            link: answers.answered.link,
            help: copy.hoursHelp,
          },
        ]}
      />
    </FormSection>
  );
}
