import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import MenuItem from "@mui/material/MenuItem";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useId, useState } from "react";
import { HttpError, useNotify, useRefresh } from "react-admin";
import type { QueuedLead } from "../../../server/desk/transport/lead-shapes.ts";
import {
  type ActivityKind,
  type ActivityOutcome,
  activityLimits,
  type LeadStatus,
} from "../../../server/leads/lead-status.ts";
import { ProblemAlert } from "../../shell/problem-alert.tsx";
import { request } from "../../transport/request.ts";
import { useMay } from "../../transport/rights.ts";
import { leadDisplayName } from "../lead-name.ts";
import { queueCopy as copy } from "./copy.ts";
import { NextStepFields } from "./next-step-fields.tsx";

const openStatuses = ["new", "contacted", "qualified", "won"] as const;

/**
 * The small form after a call, a chat or a mail: how it went, a note and the next step. It closes when
 * the server has stored it.
 */
export function ActivityDialog({
  lead: opened,
  kind,
  onClose,
}: {
  lead: QueuedLead;
  kind: ActivityKind;
  onClose: () => void;
}) {
  const notify = useNotify();
  const refresh = useRefresh();
  const mayChange = useMay("leads", "change");
  const titleId = useId();
  // Replaced by the current lead when somebody else has changed it in the meantime.
  const [lead, setLead] = useState(opened);
  const [outcome, setOutcome] = useState<ActivityOutcome>();
  const [note, setNote] = useState("");
  const [chosen, setStatus] = useState<LeadStatus>();
  const [nextStep, setNextStep] = useState("");
  const [nextStepAt, setNextStepAt] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { title, outcomes } = copy.activities[kind];
  const status = chosen ?? suggestStatus(lead.status, outcome);

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await request("POST", `/api/desk/leads/${lead.id}/activities`, {
        ...{ changedAt: lead.changedAt, kind, note },
        ...(outcome && { outcome }),
        ...(status !== lead.status && { status }),
        ...(nextStepAt !== null && {
          nextStep: nextStep || copy.followUp,
          nextStepAt: new Date(nextStepAt).toISOString(),
        }),
      });
      notify(copy.saved, { type: "success" });
      refresh();
      onClose();
    } catch (error) {
      const { errors = {}, lead: current } = error instanceof HttpError ? (error.body ?? {}) : {};
      const [marked] = Object.values<string>(errors);
      setProblem(marked ?? (error instanceof Error ? error.message : copy.activityFailed));
      if (current) {
        setLead(current);
        refresh();
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={save}>
        <DialogTitle id={titleId}>
          {title}
          <Typography component="span" sx={{ color: "text.secondary", display: "block" }}>
            {leadDisplayName(lead)}
          </Typography>
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 1.5 }}>
          <ProblemAlert problem={problem} />
          {outcomes.length > 0 ? (
            <FormControl>
              <FormLabel id={`${titleId}-outcome`}>{copy.outcome}</FormLabel>
              <RadioGroup
                row
                aria-labelledby={`${titleId}-outcome`}
                value={outcome ?? ""}
                onChange={(_, value) => setOutcome(outcomes.find((one) => one === value))}
              >
                {outcomes.map((one) => (
                  <FormControlLabel
                    key={one}
                    value={one}
                    control={<Radio />}
                    label={copy.outcomes[one]}
                  />
                ))}
              </RadioGroup>
            </FormControl>
          ) : null}
          <TextField
            label={copy.note}
            autoFocus={outcomes.length === 0}
            multiline
            minRows={2}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            slotProps={{ htmlInput: { maxLength: activityLimits.note } }}
          />
          <NextStepFields
            text={nextStep}
            onText={setNextStep}
            at={nextStepAt}
            onAt={setNextStepAt}
          />
          {mayChange ? (
            <TextField
              select
              label={copy.statusAfter}
              value={status}
              onChange={({ target }) => setStatus(openStatuses.find((one) => one === target.value))}
            >
              {[...new Set([lead.status, ...openStatuses])].map((one) => (
                <MenuItem key={one} value={one}>
                  {copy.statuses[one]}
                </MenuItem>
              ))}
            </TextField>
          ) : null}
        </DialogContent>
        <DialogActions sx={{ padding: 2 }}>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {copy.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A new lead counts as contacted once somebody has talked or written to it. */
function suggestStatus(status: LeadStatus, outcome: ActivityOutcome | undefined): LeadStatus {
  const isContacted = outcome === "reached" || outcome === "message-sent";
  return status === "new" && isContacted ? "contacted" : status;
}
