import PublishIcon from "@mui/icons-material/CheckCircleOutlined";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { articleCopy as copy } from "../copy.ts";
import { NoteField } from "./note-field.tsx";
import type { Publishing } from "./use-publishing.ts";

/** Asks what has changed, and puts the changes of a published article on the site. */
export function PublishChangesButton({
  publishing,
  disabled,
}: {
  publishing: Publishing;
  disabled: boolean;
}) {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState("");

  function publish() {
    setOpen(false);
    setNote("");
    void publishing.publish({ note }, copy.publishedChanges);
  }

  return (
    <>
      <Button
        variant="contained"
        startIcon={<PublishIcon />}
        disabled={disabled || publishing.isBusy}
        onClick={() => setOpen(true)}
      >
        {copy.publishChanges}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="publish-changes-title"
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle id="publish-changes-title">{copy.publishChangesTitle}</DialogTitle>
        <DialogContent>
          <Typography sx={{ color: "text.secondary", marginBottom: 1 }}>
            {copy.publishChangesText}
          </Typography>
          <NoteField value={note} onChange={setNote} onEnter={publish} />
        </DialogContent>
        <DialogActions sx={{ padding: 2 }}>
          <Button onClick={() => setOpen(false)}>{copy.cancel}</Button>
          <Button variant="contained" startIcon={<PublishIcon />} onClick={publish}>
            {copy.publish}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
