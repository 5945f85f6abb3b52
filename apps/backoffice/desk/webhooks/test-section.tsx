import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { WebhookTest } from "../../server/desk/transport/webhook-shapes.ts";
import { FormSection } from "../shell/form-section.tsx";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import { request } from "../transport/request.ts";
import { webhookCopy as copy } from "./copy.ts";

/** Sends a test message, and shows what the other system answered. */
export function TestSection({ id }: { id: string }) {
  const [result, setResult] = useState<WebhookTest>();
  const [isBusy, setBusy] = useState(false);
  const notifyFailure = useNotifyFailure();

  async function sendTest() {
    setBusy(true);
    setResult(undefined);
    try {
      setResult(await request<WebhookTest>("POST", `/api/desk/webhooks/${id}/test`, {}));
    } catch (error) {
      notifyFailure(error, copy.testNotSent);
    }
    setBusy(false);
  }

  return (
    <FormSection title={copy.test}>
      <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
        <Typography sx={{ color: "text.secondary" }}>{copy.testLead}</Typography>
        <Button variant="outlined" disabled={isBusy} onClick={() => void sendTest()}>
          {copy.test}
        </Button>
        <Box role="status" sx={{ width: "100%" }}>
          {result ? <Result {...result} /> : null}
        </Box>
      </Box>
    </FormSection>
  );
}

function Result({ isDelivered, status, answer }: WebhookTest) {
  return (
    <Alert severity={isDelivered ? "success" : "error"}>
      {isDelivered ? copy.testDone(status) : copy.testFailed(status)}
      {answer ? (
        <Box component="pre" sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", margin: 0 }}>
          {answer}
        </Box>
      ) : null}
    </Alert>
  );
}
