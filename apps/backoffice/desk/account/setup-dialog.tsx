import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import type { TwoStepSetup } from "../../server/desk/transport/people-shapes.ts";
import { ProblemAlert } from "../shell/problem-alert.tsx";
import { request } from "../transport/request.ts";
import { accountPageCopy as copy } from "./copy.ts";
import { QrCode } from "./qr-code.tsx";

/** Three steps: scan, keep the recovery codes, and prove that the app works. */
export function SetupDialog({
  setup: { uri, recoveryCodes },
  onDone,
  onClose,
}: {
  setup: TwoStepSetup;
  onDone: () => void;
  onClose: () => void;
}) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code"));
    setBusy(true);
    setProblem("");
    try {
      await request("POST", "/api/desk/account/two-step/confirm", { code });
      onDone();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : copy.notSaved);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      // A click outside must not lose the recovery codes.
      onClose={(_event, reason) => reason === "escapeKeyDown" && onClose()}
      aria-labelledby="setup-title"
      fullWidth
      maxWidth="sm"
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id="setup-title">{copy.confirmTitle.on}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 1.5 }}>
          <Typography>{copy.scan}</Typography>
          <QrCode text={uri} label={copy.qr} />
          <Typography sx={{ color: "text.secondary" }}>
            {copy.manual}{" "}
            <Box component="code" sx={{ color: "text.primary", overflowWrap: "anywhere" }}>
              {new URL(uri).searchParams.get("secret")}
            </Box>
          </Typography>
          <Typography>{copy.keep}</Typography>
          <Codes codes={recoveryCodes} />
          <Typography>{copy.prove}</Typography>
          <ProblemAlert problem={problem} />
          <TextField
            name="code"
            label={copy.code}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 10 } }}
          />
        </DialogContent>
        <DialogActions sx={{ padding: 2 }}>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {copy.finish}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Shows new recovery codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === "escapeKeyDown" && onClose()}
      aria-labelledby="codes-title"
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id="codes-title">{copy.codesTitle}</DialogTitle>
      <DialogContent>
        <Typography sx={{ marginBottom: 1.5 }}>{copy.codesText}</Typography>
        <Codes codes={codes} />
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {copy.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Codes({ codes }: { codes: string[] }) {
  return (
    <Box
      component="ul"
      aria-label={copy.codesTitle}
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(2, max-content)",
        gap: "4px 32px",
        listStyle: "none",
        margin: 0,
        padding: 2,
        borderRadius: "10px",
        backgroundColor: "background.default",
        fontFamily: "monospace",
        fontSize: 16,
      }}
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Box>
  );
}
