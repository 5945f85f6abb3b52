import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, type RaRecord, useRefresh } from "react-admin";
import type { Mail } from "../../server/desk/transport/mail-shapes.ts";
import { useAction } from "../transport/use-action.ts";
import { mailCopy as copy } from "./copy.ts";

/** Moves a mail to the front of the queue. Mails that were sent or suppressed need a confirmation. */
export function SendButton({ mail }: { mail: RaRecord & Mail }) {
  const { act, busy } = useAction("outbox", copy.failed);
  const refresh = useRefresh();
  const [isConfirming, setConfirming] = useState(false);
  const isNew = ["held", "pending", "suppressed"].includes(mail.state);
  const question = copy.confirm[mail.state === "suppressed" ? "suppressed" : "sent"];
  const needsConfirmation = mail.state === "sent" || mail.state === "suppressed";

  async function send() {
    setConfirming(false);
    await act(mail.id, "send", copy.queued);
    refresh();
  }

  return (
    <>
      <Button
        variant="contained"
        disabled={busy || mail.state === "sending"}
        onClick={() => (needsConfirmation ? setConfirming(true) : send())}
      >
        {isNew ? copy.sendNow : copy.sendAgain}
      </Button>
      <Confirm
        isOpen={isConfirming}
        title={question.title}
        content={question.text}
        onConfirm={send}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
