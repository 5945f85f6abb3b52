import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useRef, useState } from "react";
import { sendCode, sendPassword } from "../transport/sign-in.ts";
import { type Interruption, resumeAfterSignIn } from "../transport/sign-in-again.ts";
import { CodeField } from "./code-field.tsx";
import { codeCopy, signInAgainCopy as copy, loginCopy } from "./copy.ts";
import { ProblemAlert } from "./problem-alert.tsx";

/** A dialog for the same person's password. The page below preserves everything typed in it. */
export function SignInAgainDialog({
  interruption: { person, otherPerson },
  onClose,
}: {
  interruption: Interruption;
  onClose: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [asksCode, setAsksCode] = useState(false);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = field.current?.value ?? "";
    if (!typed) return explain(asksCode ? codeCopy.missing : copy.missing);
    setBusy(true);
    setProblem("");
    try {
      if (asksCode) await sendCode(typed);
      else if ((await sendPassword({ email: person.email, password: typed })).needsCode) {
        setBusy(false);
        return setAsksCode(true);
      }
      await resumeAfterSignIn(person, loginCopy.cookieRejected);
    } catch (error) {
      explain(error instanceof Error ? error.message : loginCopy.failed);
      setBusy(false);
    }
  }

  function explain(sentence: string) {
    setProblem(sentence);
    field.current?.select();
  }

  return (
    <Dialog
      open
      // A click outside must not close it by mistake.
      onClose={(_event, reason) => reason === "escapeKeyDown" && onClose()}
      aria-labelledby="sign-in-again-title"
      aria-describedby="sign-in-again-lead"
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id="sign-in-again-title">{copy.title}</DialogTitle>
        <DialogContent>
          <Typography id="sign-in-again-lead" sx={{ marginBottom: 1 }}>
            {otherPerson ? `${otherPerson} ${copy.leadOther}` : `${copy.ended} ${copy.lead}`}
          </Typography>
          <ProblemAlert problem={problem} />
          <TextField
            name="email"
            type="email"
            label={loginCopy.email}
            value={person.email}
            autoComplete="username"
            slotProps={{ htmlInput: { readOnly: true } }}
            sx={{ "& .MuiOutlinedInput-root": { backgroundColor: "background.default" } }}
          />
          {asksCode ? (
            <CodeField inputRef={field} />
          ) : (
            <TextField
              inputRef={field}
              name="password"
              type="password"
              label={loginCopy.password}
              autoComplete="current-password"
              autoFocus
            />
          )}
          <Box sx={{ marginTop: 2 }}>
            <Button onClick={() => window.location.reload()} sx={{ marginLeft: -2 }}>
              {copy.leave}
            </Button>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {copy.leaveHelp}
            </Typography>
          </Box>
        </DialogContent>
        <DialogActions sx={{ padding: 2 }}>
          <Button onClick={onClose}>{copy.postpone}</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? loginCopy.busy : loginCopy.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
