import Button, { type ButtonProps } from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { type FormEvent, useId, useState } from "react";
import { HttpError } from "react-admin";
import type { DeskError } from "../../server/desk/transport/shapes.ts";
import { companyCopy as copy } from "./copy.ts";

/**
 * A button that asks for one text in a dialog. The dialog closes after the server has accepted it, and
 * shows its reason otherwise.
 *
 * @param open the button's label
 * @param field the field's name in the server's errors
 */
export function NameDialog({
  open,
  title,
  label,
  help,
  field,
  value = "",
  submit,
  variant = "outlined",
  onSubmit,
}: {
  open: string;
  title: string;
  label: string;
  help?: string;
  field: string;
  value?: string;
  submit: string;
  variant?: ButtonProps["variant"];
  onSubmit: (text: string) => Promise<unknown>;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  function close() {
    setOpen(false);
    setProblem("");
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get(field));
    setBusy(true);
    try {
      await onSubmit(text);
      close();
    } catch (error) {
      setProblem(readProblem(error, field));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)} sx={{ justifySelf: "start" }}>
        {open}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={id} fullWidth maxWidth="xs">
        <form onSubmit={send} noValidate>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>
            <TextField
              name={field}
              label={label}
              defaultValue={value}
              error={problem !== ""}
              helperText={problem || help}
              slotProps={{ formHelperText: { role: problem ? "alert" : undefined } }}
              autoFocus
              required
            />
          </DialogContent>
          <DialogActions sx={{ padding: 2 }}>
            <Button onClick={close}>{copy.cancel}</Button>
            <Button type="submit" variant="contained" disabled={busy}>
              {submit}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

/** The server's sentence about the field, else about the request. */
function readProblem(error: unknown, field: string): string {
  if (!(error instanceof HttpError)) return copy.failed;
  const { errors } = (error.body ?? {}) as Partial<DeskError>;
  return errors?.[field] ?? error.message;
}
