import ClockIcon from "@mui/icons-material/ScheduleOutlined";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { articleCopy as copy } from "../copy.ts";
import { useEditing } from "../editing/editing-context.ts";
import { fromIndiaTime, toIndiaTime } from "./india-time.ts";
import { NoteField } from "./note-field.tsx";
import type { Publishing } from "./use-publishing.ts";

const hour = 60 * 60 * 1000;

/** Asks for a time, and schedules the article or the changes of a published one. */
export function ScheduleButton({
  publishing,
  disabled,
}: {
  publishing: Publishing;
  disabled: boolean;
}) {
  const { article, copy: opened } = useEditing();
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState("");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState("");
  const isLive = article?.status === "published";
  const known = isLive ? opened?.publishAt : article?.publishedAt;
  const isScheduled = isLive ? opened?.publishAt != null : article?.status === "scheduled";

  function show() {
    setValue(
      toIndiaTime(isScheduled && known ? new Date(known) : new Date(Date.now() + 24 * hour)),
    );
    setNote(opened?.note ?? "");
    setProblem("");
    setOpen(true);
  }

  function schedule() {
    const at = fromIndiaTime(value);
    if (!at || at.getTime() <= Date.now()) return setProblem(copy.scheduleMissing);
    setOpen(false);
    const done = isLive ? copy.scheduledChanges : copy.scheduled;
    void publishing.publish({ at: at.toISOString(), ...(isLive ? { note } : {}) }, done);
  }

  return (
    <>
      <Button startIcon={<ClockIcon />} disabled={disabled || publishing.isBusy} onClick={show}>
        {isScheduled ? copy.reschedule : isLive ? copy.scheduleChanges : copy.schedule}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="schedule-title"
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle id="schedule-title">
          {isLive ? copy.scheduleChangesTitle : copy.scheduleTitle}
        </DialogTitle>
        <DialogContent>
          <Typography sx={{ color: "text.secondary", marginBottom: 1 }}>
            {isLive ? copy.scheduleChangesText : copy.scheduleText}
          </Typography>
          <TextField
            type="datetime-local"
            label={copy.scheduleField}
            value={value}
            error={problem !== ""}
            helperText={problem}
            onChange={(event) => setValue(event.target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
            autoFocus
          />
          {isLive ? <NoteField value={note} onChange={setNote} /> : null}
        </DialogContent>
        <DialogActions sx={{ padding: 2 }}>
          <Button onClick={() => setOpen(false)}>{copy.cancel}</Button>
          <Button variant="contained" startIcon={<ClockIcon />} onClick={schedule}>
            {copy.schedule}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
