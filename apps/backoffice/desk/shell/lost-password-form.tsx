import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { asJson, send } from "../transport/send.ts";
import { lostPasswordCopy as copy, loginCopy } from "./copy.ts";
import { ProblemAlert } from "./problem-alert.tsx";
import { SubmitButton } from "./sign-in-frame.tsx";

/** Asks for a mail with a link. The answer is the same for every address. */
export function LostPasswordForm({ onBack }: { onBack: () => void }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState("");

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email")).trim();
    if (!email) return setProblem(copy.missing);
    setBusy(true);
    setProblem("");
    try {
      await send({ method: "POST", path: "/api/desk/lost-password", ...asJson({ email }) });
      setSentTo(email);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : loginCopy.failed);
    } finally {
      setBusy(false);
    }
  }

  const back = (
    <Button fullWidth sx={{ marginTop: 1 }} onClick={onBack}>
      {copy.back}
    </Button>
  );
  if (sentTo) {
    return (
      <>
        <Alert severity="info" role="status">
          {copy.sent(sentTo)}
        </Alert>
        {back}
      </>
    );
  }
  return (
    <Box component="form" onSubmit={submit} noValidate>
      <ProblemAlert problem={problem} />
      <TextField
        name="email"
        type="email"
        label={loginCopy.email}
        autoComplete="username"
        autoFocus
      />
      <SubmitButton busy={busy}>{busy ? copy.busy : copy.submit}</SubmitButton>
      {back}
    </Box>
  );
}
