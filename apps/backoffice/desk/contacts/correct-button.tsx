import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import { HttpError, useNotify, useRedirect, useRefresh } from "react-admin";
import type { QueuedLead } from "../../server/desk/transport/lead-shapes.ts";
import { ProblemAlert } from "../shell/problem-alert.tsx";
import { request } from "../transport/request.ts";
import { useMay } from "../transport/rights.ts";
import { contactCopy as copy } from "./copy.ts";

interface Problem {
  message: string;
  errors: Record<string, string>;
}

const noProblem: Problem = { message: "", errors: {} };

/** Corrects name, email and phone of a lead when its person asks for it. */
export function CorrectButton({ contactId, lead }: { contactId: string; lead: QueuedLead }) {
  const mayCorrect = useMay("contacts", "correct");
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(noProblem);
  /** Whether the server has asked if the lead may move to another person. */
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  if (!mayCorrect) return null;

  function openForm() {
    setProblem(noProblem);
    setAsked(false);
    setOpen(true);
  }

  /** @param joins whether somebody has answered that the lead may move */
  async function save(joins: boolean) {
    if (!form.current || busy) return;
    const fields = Object.fromEntries(new FormData(form.current));
    setBusy(true);
    setProblem(noProblem);
    try {
      const body = { leadId: lead.id, joins, ...fields };
      const path = `/api/desk/contacts/${encodeURIComponent(contactId)}/correct`;
      const { id } = await request<{ id: string }>("POST", path, body);
      setOpen(false);
      notify(joins ? copy.moved : copy.corrected, { type: "success" });
      // Another email address is another person, and the one before may have no lead left.
      redirect(`/contacts/${id}/show`);
      if (id === contactId) refresh();
    } catch (error) {
      const message = error instanceof Error ? error.message : copy.correctFailed;
      const isQuestion = error instanceof HttpError && error.status === 409;
      setAsked(isQuestion);
      // A question is above the fields; none of them is wrong.
      const errors = error instanceof HttpError && !isQuestion ? (error.body?.errors ?? {}) : {};
      setProblem({ message, errors });
    } finally {
      setBusy(false);
    }
  }

  function close() {
    if (!busy) setOpen(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // An Enter that is held or pressed twice must not answer the question.
    if (!isAsked) void save(false);
  }

  function move({ detail }: MouseEvent) {
    // The second click of a double click on "Save the correction" must not answer the question.
    if (detail < 2) void save(true);
  }

  function withdrawQuestion() {
    if (!isAsked) return;
    setAsked(false);
    setProblem(noProblem);
  }

  const field = (name: "name" | "email" | "phone") => ({
    ...{ name, defaultValue: lead[name] ?? "", error: name in problem.errors },
    helperText: problem.errors[name],
    // The answer is about what was sent.
    slotProps: { htmlInput: { readOnly: busy } },
  });

  return (
    <>
      <Button onClick={openForm}>{copy.correct}</Button>
      <Dialog open={open} onClose={close} aria-labelledby="correct-title" fullWidth maxWidth="xs">
        <form ref={form} onSubmit={submit} onChange={withdrawQuestion} noValidate>
          <DialogTitle id="correct-title">{copy.correctTitle}</DialogTitle>
          <DialogContent>
            <Typography sx={{ color: "text.secondary", marginBottom: 1 }}>
              {copy.correctText}
            </Typography>
            <ProblemAlert problem={problem.message} />
            <TextField {...field("name")} label="Name" autoFocus />
            <TextField {...field("email")} label={copy.email} type="email" />
            <TextField {...field("phone")} label={copy.phone} type="tel" />
          </DialogContent>
          <DialogActions sx={{ padding: 2 }}>
            <Button onClick={close} disabled={busy}>
              {copy.cancel}
            </Button>
            {isAsked ? (
              <Button key="move" variant="contained" disabled={busy} onClick={move}>
                {copy.correctMove}
              </Button>
            ) : (
              <Button key="save" type="submit" variant="contained" disabled={busy}>
                {copy.correctSave}
              </Button>
            )}
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
