import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { request } from "../transport/request.ts";
import { passwordCopy as copy } from "./copy.ts";
import { ProblemAlert } from "./problem-alert.tsx";

/** Submits a form of `PasswordFields`. `onChanged` is called after the server has accepted it. */
export function usePasswordChange(onChanged: () => void) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

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
      onChanged();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : copy.failed);
    } finally {
      setBusy(false);
    }
  }

  return { problem, busy, submit, clearProblem: () => setProblem("") };
}

export function PasswordFields({ current, problem }: { current: string; problem: string }) {
  return (
    <>
      <ProblemAlert problem={problem} />
      <TextField
        name="current"
        type="password"
        label={current}
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
    </>
  );
}
