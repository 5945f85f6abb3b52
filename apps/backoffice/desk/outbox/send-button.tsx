import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, type RaRecord, useDataProvider, useNotify, useRefresh } from "react-admin";
import type { Mail } from "../../server/desk/shapes.ts";
import type { DeskProvider } from "../transport/data-provider.ts";
import { mailCopy as copy } from "./copy.ts";

/** Puts a mail in front of the queue; one that was sent already only after a question. */
export function SendButton({ mail }: { mail: RaRecord & Mail }) {
  const provider = useDataProvider<DeskProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const waits = mail.state === "held" || mail.state === "pending";

  async function send() {
    setAsking(false);
    setBusy(true);
    try {
      await provider.act("outbox", mail.id, "send");
      notify(copy.queued, { type: "success" });
    } catch (error) {
      notify(error instanceof Error ? error.message : copy.failed, { type: "error" });
    } finally {
      setBusy(false);
      refresh();
    }
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
