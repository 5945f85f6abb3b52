import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useNotify } from "react-admin";
import { passwordCopy as copy } from "./copy.ts";
import { PasswordFields, usePasswordChange } from "./password-form.tsx";

export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const notify = useNotify();
  const { problem, busy, submit, clearProblem } = usePasswordChange(() => {
    close();
    notify(copy.done, { type: "success" });
  });

  function close() {
    clearProblem();
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} aria-labelledby="password-title" fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id="password-title">{copy.title}</DialogTitle>
        <DialogContent>
          <Typography sx={{ color: "text.secondary", marginBottom: 1 }}>{copy.lead}</Typography>
          <PasswordFields current={copy.current} problem={problem} />
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
