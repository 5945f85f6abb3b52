import { formatDateTime } from "@crm/contract/dates";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { describeDuration, describeInTime } from "../../server/reports/describe-figures.ts";
import type { Report } from "../../server/reports/report.ts";
import { FormSection } from "../shell/form-section.tsx";
import { request } from "../transport/request.ts";
import { useMay } from "../transport/rights.ts";
import { reportCopy as copy, type PeriodName } from "./copy.ts";
import { Figures } from "./figures.tsx";
import { Funnel } from "./funnel.tsx";
import { OwnerTable } from "./owner-table.tsx";
import { PeriodChoice } from "./period-choice.tsx";

/** Loaded on demand: it draws with a library. */
const SourceChart = lazy(async () => ({
  default: (await import("./source-chart.tsx")).SourceChart,
}));

const addresses: Record<PeriodName, string> = {
  month: "/api/desk/reports",
  week: "/api/desk/reports?period=last-week",
};

/** What waits, how quickly leads are answered, where they come from and what became of them. */
export function LeadReport() {
  const runsServer = useMay("settings", "read");
  const [chosen, setChosen] = useState<PeriodName>("month");
  const { data, isError } = useQuery({
    queryKey: ["reports", chosen],
    queryFn: async () => ({
      report: await request<Report>("GET", addresses[chosen]),
      words: copy.periods[chosen],
    }),
    // Until the other period is loaded, the page keeps its figures and its height.
    placeholderData: (previous) => previous,
  });
  if (isError) return <Alert severity="error">{copy.failed}</Alert>;
  if (!data) return null;
  const { report, words } = data;
  const { waiting, overdue, followUps, period, owners, lastBackupAt } = report;
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
      <PeriodChoice chosen={chosen} onChoose={setChosen} period={period} />
      <Answers period={period} title={words.answers} />
      <FormSection title={copy.perDay}>
        {period.received.count === 0 ? (
          <Typography>{words.noLeads}</Typography>
        ) : (
          <Suspense fallback={<Box sx={{ height: 320 }} />}>
            <SourceChart period={period} words={words} />
          </Suspense>
        )}
      </FormSection>
      <FormSection title={copy.funnel}>
        <Funnel steps={period.funnel} help={words.funnelHelp} />
      </FormSection>
      {owners.some(({ name }) => name !== null) ? (
        <FormSection title={copy.owners.title}>
          <Typography variant="body2" sx={{ color: "text.secondary", marginBottom: 1 }}>
            {copy.owners.help}
          </Typography>
          <OwnerTable owners={owners} />
        </FormSection>
      ) : null}
      {runsServer ? (
        <FormSection title={copy.backup}>
          <Typography>{lastBackupAt ? formatDateTime(lastBackupAt) : copy.noBackup}</Typography>
        </FormSection>
      ) : null}
    </>
  );
}

function Answers({ period: { answers }, title }: Pick<Report, "period"> & { title: string }) {
  return (
    <FormSection title={title}>
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
