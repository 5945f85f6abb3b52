import { apiKeyHeader } from "@crm/contract/calls/call";
import { leadCapture } from "@crm/contract/lead-capture";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { keysCopy as copy } from "./copy.ts";
import { CopyField } from "./copy-field.tsx";

/** Shows a new key, once. Only the button closes it: a click beside it would lose the key. */
export function NewKeyDialog({
  address,
  apiKey,
  onClose,
}: {
  address: string;
  /** Empty while there is none to show. */
  apiKey: string;
  onClose: () => void;
}) {
  return (
    <Dialog open={apiKey !== ""} aria-labelledby="new-key-title" fullWidth maxWidth="sm">
      <DialogTitle id="new-key-title">{copy.onceTitle}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Typography>{copy.once}</Typography>
        <CopyField label={copy.key} value={apiKey} copyLabel={copy.copyKey} />
        <CopyField
          label={copy.example}
          value={writeExample(address, apiKey)}
          copyLabel={copy.copyExample}
        />
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {copy.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A command that sends one lead to this company. */
function writeExample(address: string, apiKey: string): string {
  return [
    `curl --request ${leadCapture.method} "${address}" \\`,
    `  --header "${apiKeyHeader}: ${apiKey}" \\`,
    `  --header "Content-Type: application/json" \\`,
    `  --data '{"name": "Rekha Joshi", "phone": "9876543210"}'`,
  ].join("\n");
}
