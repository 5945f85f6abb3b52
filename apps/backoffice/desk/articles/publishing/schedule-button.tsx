import ClockIcon from "@mui/icons-material/ScheduleOutlined";
import Button from "@mui/material/Button";
import { useState } from "react";
import { articleCopy as copy } from "../copy.ts";
import { useEditing } from "../editing/editing-context.ts";
import { fromIndiaTime, nextMorning, toIndiaTime } from "./india-time.ts";
import { NoteField } from "./note-field.tsx";
import { TimeDialog } from "./time-dialog.tsx";
import type { Publishing } from "./use-publishing.ts";

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
    setValue(toIndiaTime(isScheduled && known ? new Date(known) : nextMorning(Date.now())));
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
      <TimeDialog
        copy={{
          title: isLive ? copy.scheduleChangesTitle : copy.scheduleTitle,
          text: isLive ? copy.scheduleChangesText : copy.scheduleText,
          field: copy.scheduleField,
          cancel: copy.cancel,
          confirm: copy.schedule,
        }}
        isOpen={open}
        value={value}
        problem={problem}
        icon={<ClockIcon />}
        onChange={setValue}
        onClose={() => setOpen(false)}
        onConfirm={schedule}
      >
        {isLive ? <NoteField value={note} onChange={setNote} /> : null}
      </TimeDialog>
    </>
  );
}
