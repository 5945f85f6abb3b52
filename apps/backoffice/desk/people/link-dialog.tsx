import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useNotify } from "react-admin";
import { peopleCopy as copy } from "./copy.ts";

/** Shows a link for a password, once. */
export function LinkDialog({
  name,
  link,
  onClose,
}: {
  name: string;
  link: string;
  onClose: () => void;
}) {
  const notify = useNotify();

  async function copyLink() {
    await navigator.clipboard.writeText(link);
    notify(copy.copied, { type: "success" });
  }

  return (
    <Dialog
      open
      // A click outside must not lose the link.
      onClose={(_event, reason) => reason === "escapeKeyDown" && onClose()}
      aria-labelledby="link-title"
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id="link-title">{copy.linkTitle}</DialogTitle>
      <DialogContent>
        <Typography sx={{ marginBottom: 1 }}>{copy.linkText(name)}</Typography>
        <TextField
          label={copy.link}
          value={link}
          multiline
          slotProps={{ htmlInput: { readOnly: true } }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button onClick={onClose}>{copy.close}</Button>
        <Button
          variant="contained"
          onClick={() => copyLink().catch(() => notify(copy.copyFailed, { type: "error" }))}
        >
          {copy.copyLink}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
