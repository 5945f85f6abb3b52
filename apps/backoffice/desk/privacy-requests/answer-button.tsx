import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, type RaRecord, useRefresh } from "react-admin";
import type { PrivacyRequest } from "../../server/desk/transport/contact-shapes.ts";
import type { PrivacyAnswer } from "../../server/privacy-requests/privacy-answers.ts";
import { useAction } from "../transport/use-action.ts";
import { answerCopy, privacyRequestCopy as copy } from "./copy.ts";

/** Answers a request after a question: one click here, and one there. */
export function AnswerButton({
  request,
  answer,
}: {
  request: RaRecord & PrivacyRequest;
  answer: PrivacyAnswer;
}) {
  const { act, busy } = useAction("privacyRequests", copy.failed);
  const refresh = useRefresh();
  const [isConfirming, setConfirming] = useState(false);
  const { label, title, text, done } = answerCopy[answer];

  async function confirm() {
    setConfirming(false);
    await act(request.id, answer, done);
    refresh();
  }

  return (
    <>
      <Button
        variant="contained"
        color={answer === "erase" ? "error" : "primary"}
        disabled={busy}
        onClick={() => setConfirming(true)}
      >
        {label}
      </Button>
      <Confirm
        isOpen={isConfirming}
        title={title}
        content={text}
        confirm={label}
        confirmColor={answer === "erase" ? "warning" : "primary"}
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
