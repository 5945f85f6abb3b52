import { formatDateTime } from "@crm/contract/dates";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { Confirm, useNotify, useRefresh } from "react-admin";
import type { Webhook } from "../../server/desk/transport/webhook-shapes.ts";
import { FormSection } from "../shell/form-section.tsx";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import { request } from "../transport/request.ts";
import { webhookCopy as copy } from "./copy.ts";
import { takeSecret } from "./new-secret.ts";

/** Makes a new signing secret, and shows it this once. */
export function SecretSection({ webhook }: { webhook: Webhook }) {
  const [secret, setSecret] = useState(() => takeSecret(webhook.id));
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefresh();
  const notifyFailure = useNotifyFailure();

  async function rotate() {
    setBusy(true);
    try {
      const changed = await request<Webhook>("POST", `/api/desk/webhooks/${webhook.id}/rotate`, {});
      setSecret(changed.secret);
      refresh();
    } catch (error) {
      notifyFailure(error, copy.rotateFailed);
    }
    setBusy(false);
    setConfirming(false);
  }

  const { oldSecretUntil } = webhook;
  const areBothValid = oldSecretUntil !== null && Date.parse(oldSecretUntil) > Date.now();
  return (
    <FormSection title={copy.secret}>
      <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
        <Typography sx={{ color: "text.secondary" }}>{copy.secretLead}</Typography>
        {secret ? <NewSecret secret={secret} /> : null}
        {areBothValid ? (
          <Alert severity="info">{copy.bothUntil(formatDateTime(oldSecretUntil))}</Alert>
        ) : null}
        <Button variant="outlined" onClick={() => setConfirming(true)}>
          {copy.rotate}
        </Button>
      </Box>
      <Confirm
        isOpen={isConfirming}
        loading={isBusy}
        title={copy.rotateTitle}
        content={copy.rotateText}
        confirm={copy.rotate}
        onConfirm={() => void rotate()}
        onClose={() => setConfirming(false)}
      />
    </FormSection>
  );
}

function NewSecret({ secret }: { secret: string }) {
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  // On a phone it is below the form.
  useEffect(() => field.current?.focus(), []);

  async function copySecret() {
    await navigator.clipboard.writeText(secret);
    notify(copy.copied, { type: "success" });
  }
  return (
    <Box sx={{ display: "grid", gap: 1, width: "100%" }}>
      <Alert severity="warning">{copy.secretShown}</Alert>
      <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
        <TextField
          value={secret}
          inputRef={field}
          onFocus={({ target }) => target.select()}
          label={copy.secret}
          size="small"
          fullWidth
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <Button onClick={() => void copySecret()}>{copy.copySecret}</Button>
      </Box>
    </Box>
  );
}
