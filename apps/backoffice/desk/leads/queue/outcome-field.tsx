import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useId } from "react";
import type { ActivityOutcome } from "../../../server/leads/lead-status.ts";
import { queueCopy as copy } from "./copy.ts";

/** How a call, a chat or a mail went. A note has no outcomes. */
export function OutcomeField({
  outcomes,
  value,
  onChange,
}: {
  outcomes: readonly ActivityOutcome[];
  value: ActivityOutcome | undefined;
  onChange: (outcome: ActivityOutcome | undefined) => void;
}) {
  const labelId = useId();
  if (outcomes.length === 0) return null;
  return (
    <FormControl>
      <FormLabel id={labelId}>{copy.outcome}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={value ?? ""}
        onChange={(_, chosen) => onChange(outcomes.find((one) => one === chosen))}
      >
        {outcomes.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={copy.outcomes[one]} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
