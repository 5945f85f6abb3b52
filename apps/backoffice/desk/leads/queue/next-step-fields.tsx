import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { activityLimits } from "../../../server/leads/lead-status.ts";
import { toIndiaTime } from "../../articles/publishing/india-time.ts";
import { queueCopy as copy } from "./copy.ts";
import { listNextDays, readNextDay } from "./next-days.ts";

/** The day of the next step, with quick choices, and what to do then. */
export function NextStepFields({
  text,
  onText,
  at,
  onAt,
  isMarked,
}: {
  text: string;
  onText: (text: string) => void;
  /** Epoch milliseconds. */
  at: number | null;
  onAt: (at: number | null) => void;
  /** Whether the day is not accepted. The form says why. */
  isMarked: boolean;
}) {
  const labelId = useId();
  const days = listNextDays(Date.now());
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: "grid", gap: 1 }}>
      <Typography id={labelId} sx={{ color: "text.secondary" }}>
        {copy.nextDate}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        {(["none", "tomorrow", "soon", "week"] as const).map((day) => (
          <Chip
            key={day}
            clickable
            component="button"
            type="button"
            aria-pressed={at === days[day]}
            color={at === days[day] ? "primary" : "default"}
            label={copy.nextDays[day]}
            onClick={() => onAt(days[day])}
            sx={{ height: { xs: 44, md: 34 } }}
          />
        ))}
        <TextField
          type="date"
          label={copy.otherDay}
          value={at === null ? "" : toIndiaTime(new Date(at)).slice(0, 10)}
          onChange={({ target }) => onAt(readNextDay(target.value))}
          error={isMarked}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: 170 }}
        />
      </Box>
      {at === null ? null : (
        <TextField
          label={copy.nextText}
          placeholder={copy.followUp}
          value={text}
          onChange={({ target }) => onText(target.value)}
          slotProps={{ htmlInput: { maxLength: activityLimits.nextStep } }}
        />
      )}
    </Box>
  );
}
