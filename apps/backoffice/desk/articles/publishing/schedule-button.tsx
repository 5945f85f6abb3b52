import ClockIcon from "@mui/icons-material/ScheduleOutlined";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type MouseEvent, useState } from "react";
import type { RaRecord } from "react-admin";
import type { ArticleDetail } from "../../../server/desk/transport/content-shapes.ts";
import { SubmitButton } from "../../shell/submit-button.tsx";
import { articleCopy as copy } from "../copy.ts";
import { fromIndiaTime, toIndiaTime } from "./india-time.ts";
import { useArticleAction } from "./use-article-action.ts";

const hour = 60 * 60 * 1000;

/** Requests a time, saves the article and schedules it. */
export function ScheduleButton({ article }: { article: (RaRecord & ArticleDetail) | undefined }) {
  const act = useArticleAction();
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState("");
  const [problem, setProblem] = useState("");
  const scheduled = article?.status === "scheduled";

  function show() {
    const known = scheduled && article.publishedAt ? new Date(article.publishedAt) : undefined;
    setValue(toIndiaTime(known ?? new Date(Date.now() + 24 * hour)));
    setProblem("");
    setOpen(true);
  }

  function check(event: MouseEvent) {
    const at = fromIndiaTime(value);
    if (at && at.getTime() > Date.now()) return setOpen(false);
    event.preventDefault();
    setProblem(copy.scheduleMissing);
  }

  return (
    <>
      <Button startIcon={<ClockIcon />} onClick={show}>
        {scheduled ? copy.reschedule : copy.schedule}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="schedule-title"
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle id="schedule-title">{copy.scheduleTitle}</DialogTitle>
        <DialogContent>
          <Typography sx={{ color: "text.secondary", marginBottom: 1 }}>
            {copy.scheduleText}
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
        </DialogContent>
        <DialogActions sx={{ padding: 2 }}>
          <Button onClick={() => setOpen(false)}>{copy.cancel}</Button>
          <SubmitButton
            type="button"
            label={copy.schedule}
            icon={<ClockIcon />}
            onClick={check}
            mutationOptions={{
              onSuccess: (saved: RaRecord) =>
                act(saved.id, "schedule", copy.scheduled, {
                  at: fromIndiaTime(value)?.toISOString() ?? "",
                }),
            }}
          />
        </DialogActions>
      </Dialog>
    </>
  );
}
