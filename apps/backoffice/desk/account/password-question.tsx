import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { ProblemAlert } from "../shell/problem-alert.tsx";
import { accountPageCopy as copy } from "./copy.ts";

/** Asks for the password before a change. It stays open, with the reason, when the change fails. */
export function PasswordQuestion({
  title,
  text,
  onAnswer,
  onClose,
}: {
  title: string;
  text: string;
  onAnswer: (password: string) => Promise<void>;
  onClose: () => void;
}) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    if (!password) return setProblem(copy.passwordMissing);
    setBusy(true);
    setProblem("");
    try {
      await onAnswer(password);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : copy.notSaved);
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="question-title" fullWidth maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="question-title">{title}</DialogTitle>
        <DialogContent>
          <Typography sx={{ color: "text.secondary", marginBottom: 1 }}>{text}</Typography>
          <ProblemAlert problem={problem} />
          <TextField
            name="password"
            type="password"
            label={copy.yourPassword}
            autoComplete="current-password"
            autoFocus
          />
        </DialogContent>
        <DialogActions sx={{ padding: 2 }}>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {copy.next}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
