import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { HttpError, useNotify, useRefresh } from "react-admin";
import type { QueuedLead } from "../../../server/desk/transport/lead-shapes.ts";
import { type ActivityKind, activityLimits } from "../../../server/leads/lead-status.ts";
import { ProblemAlert } from "../../shell/problem-alert.tsx";
import { request } from "../../transport/request.ts";
import { useMay } from "../../transport/rights.ts";
import { leadDisplayName } from "../lead-name.ts";
import {
  findNextStepAfter,
  findStatusAfter,
  listLeadChanges,
  useActivityDraft,
} from "./activity-draft.ts";
import { queueCopy as copy } from "./copy.ts";
import { NextStepFields } from "./next-step-fields.tsx";
import { OutcomeField } from "./outcome-field.tsx";

const openStatuses = ["new", "contacted", "qualified", "won"] as const;

/**
 * The small form after a call, a chat or a mail: how it went, a note and the next step. It closes when
 * the server has stored it. What was typed is there again when it is closed before that.
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
  const { draft, isEmpty, change, discard } = useActivityDraft(lead.id, kind);
  const [problem, setProblem] = useState("");
  /** The name of the field that the server has marked. */
  const [field, setField] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { title, outcomes } = copy.activities[kind];
  const status = findStatusAfter(lead, draft);
  const nextStep = findNextStepAfter(lead, draft);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const { outcome, note = "" } = draft;
    const changes = { changedAt: lead.changedAt, ...listLeadChanges(lead, draft) };
    try {
      const activity = { kind, note, ...(outcome && { outcome }), ...changes };
      await request("POST", `/api/desk/leads/${lead.id}/activities`, activity);
      discard();
      notify(copy.saved, { type: "success" });
      refresh();
      onClose();
    } catch (error) {
      const { errors = {}, lead: current } = error instanceof HttpError ? (error.body ?? {}) : {};
      const [[field, marked] = []] = Object.entries<string>(errors);
      setField(field);
      setProblem(marked ?? (error instanceof Error ? error.message : copy.activityFailed));
      if (current) {
        setLead(current);
        refresh();
      }
    } finally {
      setBusy(false);
    }
  }

  function close() {
    if (!isEmpty) notify(copy.draftKept, { type: "info" });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (isEmpty || reason === "escapeKeyDown") close();
      }}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <form onSubmit={save} onKeyDown={submitByKey}>
        <DialogTitle id={titleId}>
          {title}
          <Typography component="span" sx={{ color: "text.secondary", display: "block" }}>
            {leadDisplayName(lead)}
          </Typography>
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 1.5 }}>
          <ProblemAlert problem={problem} />
          <OutcomeField
            outcomes={outcomes}
            value={draft.outcome}
            onChange={(outcome) => change({ outcome })}
          />
          <TextField
            label={copy.note}
            autoFocus={outcomes.length === 0}
            multiline
            minRows={2}
            value={draft.note ?? ""}
            onChange={({ target }) => change({ note: target.value })}
            slotProps={{ htmlInput: { maxLength: activityLimits.note } }}
          />
          {nextStep ? (
            <NextStepFields
              {...nextStep}
              isMarked={field === "nextStepAt"}
              onText={(text) => change({ nextStep: { ...nextStep, text } })}
              onAt={(at) => {
                setField(undefined);
                change({ nextStep: { ...nextStep, at } });
              }}
            />
          ) : null}
          {mayChange ? (
            <TextField
              select
              label={copy.statusAfter}
              value={status}
              onChange={({ target }) =>
                change({ status: openStatuses.find((one) => one === target.value) })
              }
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
          {isEmpty ? null : (
            <Button
              color="inherit"
              onClick={() => {
                discard();
                onClose();
              }}
            >
              {copy.discard}
            </Button>
          )}
          <Button onClick={close}>{copy.close}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {copy.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Ctrl+Enter saves from every field, also from the note, where Enter begins a new line. */
function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
