import { formatDay } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import type { PeriodReport } from "../../server/reports/report.ts";
import { reportCopy as copy, type PeriodName } from "./copy.ts";

/** Chooses the period of the figures below it, and says which days it has. */
export function PeriodChoice({
  chosen,
  onChoose,
  period,
}: {
  chosen: PeriodName;
  onChoose: (name: PeriodName) => void;
  period: PeriodReport;
}) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
      <ToggleButtonGroup
        exclusive
        aria-label={copy.period}
        value={chosen}
        onChange={(_event, name: PeriodName | null) => name && onChoose(name)}
      >
        {(["month", "week"] as const).map((name) => (
          <ToggleButton key={name} value={name} sx={{ minHeight: 44 }}>
            {copy.periods[name].name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography sx={{ color: "text.secondary" }}>
        {copy.range(formatDay(period.from), formatDay(period.to))}
      </Typography>
    </Box>
  );
}
