import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { useNotify } from "react-admin";
import { request } from "../transport/request.ts";
import { passwordCopy as copy } from "./copy.ts";

export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const notify = useNotify();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  function close() {
    setProblem("");
    onClose();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem("");
    try {
      await request("POST", "/api/desk/password", {
        currentPassword: form.get("current"),
        newPassword: form.get("next"),
      });
      close();
      notify(copy.done, { type: "success" });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : copy.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open={open} onClose={close} aria-labelledby="password-title" fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id="password-title">{copy.title}</DialogTitle>
        <DialogContent>
          <Typography sx={{ color: "text.secondary", marginBottom: 1 }}>{copy.lead}</Typography>
          {problem ? (
            <Alert severity="error" role="alert">
              {problem}
            </Alert>
          ) : null}
          <TextField
            name="current"
            type="password"
            label={copy.current}
            autoComplete="current-password"
            required
            autoFocus
          />
          <TextField
            name="next"
            type="password"
            label={copy.next}
            helperText={copy.nextHelp}
            autoComplete="new-password"
            required
          />
        </DialogContent>
        <DialogActions sx={{ padding: 2 }}>
          <Button onClick={close}>{copy.cancel}</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {copy.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
