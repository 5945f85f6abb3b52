import Button from "@mui/material/Button";
import { useState } from "react";
import {
  Confirm,
  type RaRecord,
  useDelete,
  useNotify,
  useRecordContext,
  useRedirect,
} from "react-admin";
import type { Undelivered } from "../../server/desk/transport/shapes.ts";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import { useSession } from "../transport/use-session.ts";
import { undeliveredCopy as copy } from "./copy.ts";

/** Deletes a submission when its person asks for it. Only administrators see the button. */
export function DeleteButton() {
  const submission = useRecordContext<RaRecord & Undelivered>();
  const session = useSession();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const redirect = useRedirect();
  const [remove, { isPending }] = useDelete();
  const [isConfirming, setConfirming] = useState(false);
  if (!submission || !session?.mayErase) return null;

  function confirm() {
    void remove(
      "undelivered",
      { id: submission?.id, previousData: submission },
      {
        mutationMode: "pessimistic",
        onSuccess: () => {
          notify(copy.removed, { type: "success" });
          redirect("list", "undelivered");
        },
        onError: (error) => {
          setConfirming(false);
          notifyFailure(error, copy.removeFailed);
        },
      },
    );
  }

  return (
    <>
      <Button color="error" onClick={() => setConfirming(true)}>
        {copy.remove}
      </Button>
      <Confirm
        isOpen={isConfirming}
        loading={isPending}
        title={copy.removeTitle}
        content={copy.removeText}
        confirm={copy.remove}
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
