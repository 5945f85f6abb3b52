import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import { BarChart } from "@mui/x-charts/BarChart";
import { Link } from "react-admin";
import { nameSource } from "../../server/reports/describe-figures.ts";
import type { PeriodReport } from "../../server/reports/report.ts";
import { thumbLink } from "../theme/thumb.ts";
import { reportCopy as copy, type PeriodWords } from "./copy.ts";
import { fillOf, Patterns } from "./patterns.tsx";
import { SourceTable } from "./source-table.tsx";

/** "21/11" for 2026-11-21: thirty of them fit below the bars. */
const shortDay = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

/** Leads per day, stacked by source. Each source has its own pattern, and a table has all figures. */
export function SourceChart({ period, words }: { period: PeriodReport; words: PeriodWords }) {
  const { palette } = useTheme();
  const { days, received } = period;
  const sources = period.sources.map(({ name, counts }) => ({ name: nameSource(name), counts }));
  return (
    <>
      <Link to={received.link} sx={thumbLink}>
        {words.received(received.count)}
      </Link>
      <Patterns ink={palette.primary.main} paper={palette.background.paper} />
      <Box role="img" aria-label={copy.chart}>
        <BarChart
          height={300}
          skipAnimation
          hideLegend={false}
          margin={{ left: 0, right: 8 }}
          xAxis={[{ scaleType: "band", data: days.map(shortDay), categoryGapRatio: 0.25 }]}
          yAxis={[{ tickMinStep: 1, width: 36 }]}
          grid={{ horizontal: true }}
          series={sources.map(({ name, counts }, index) => ({
            ...{ id: name, label: name, data: counts, stack: "leads", color: fillOf(index) },
          }))}
        />
      </Box>
      <SourceTable days={days} sources={sources} />
    </>
  );
}
