import { formatDateTime } from "@crm/contract/dates";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { fromIndiaTime } from "./india-time.ts";

/** The texts of a dialog that asks for a day and a time. */
interface TimeDialogCopy {
  title: string;
  text: string;
  field: string;
  cancel: string;
  confirm: string;
}

/**
 * Asks for a day and a time.
 *
 * @param value of the field, in India Standard Time; see `india-time.ts`
 * @param problem what is wrong with the value; empty: nothing
 * @param children more fields
 */
export function TimeDialog({
  copy,
  isOpen,
  value,
  problem,
  icon,
  onChange,
  onClose,
  onConfirm,
  children,
}: {
  copy: TimeDialogCopy;
  isOpen: boolean;
  value: string;
  problem: string;
  icon?: ReactNode;
  onChange: (value: string) => void;
  onClose: () => void;
  onConfirm: () => void;
  children?: ReactNode;
}) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{copy.title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: "text.secondary", marginBottom: 1 }}>{copy.text}</Typography>
        <TextField
          type="datetime-local"
          label={copy.field}
          value={value}
          error={problem !== ""}
          // Browsers write the field's date in their own order.
          helperText={problem || formatDateTime(fromIndiaTime(value)?.toISOString())}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          autoFocus
        />
        {children}
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button variant="contained" startIcon={icon} onClick={onConfirm}>
          {copy.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
