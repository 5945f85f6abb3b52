import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, type RaRecord, useRefresh } from "react-admin";
import type { Mail } from "../../server/desk/shapes.ts";
import { useAction } from "../transport/use-action.ts";
import { mailCopy as copy } from "./copy.ts";

/** Puts a mail in front of the queue; one that was sent already only after a question. */
export function SendButton({ mail }: { mail: RaRecord & Mail }) {
  const { act, busy } = useAction("outbox", copy.failed);
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const waits = mail.state === "held" || mail.state === "pending";

  async function send() {
    setAsking(false);
    await act(mail.id, "send", copy.queued);
    refresh();
  }

  return (
    <>
      <Button
        variant="contained"
        disabled={busy || mail.state === "sending"}
        onClick={() => (mail.state === "sent" ? setAsking(true) : send())}
      >
        {waits ? copy.sendNow : copy.sendAgain}
      </Button>
      <Confirm
        isOpen={asking}
        title={copy.confirmTitle}
        content={copy.confirmText}
        onConfirm={send}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
