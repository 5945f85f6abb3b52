import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, type RaRecord, useDelete, useNotify, useRedirect } from "react-admin";
import { useNotifyFailure } from "./use-notify-failure.ts";

/** The texts around a deletion. */
interface DeletionTexts {
  remove: string;
  removeTitle: string;
  removeText: string;
  removed: string;
  failed: string;
}

/** A button that deletes a record after a question, and says so only after the server's answer. */
export function ConfirmedDelete({
  resource,
  record,
  texts,
  next = "list",
}: {
  resource: string;
  record: RaRecord;
  texts: DeletionTexts;
  /** The page that opens afterwards; the resource's list unless it is given. */
  next?: string;
}) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const redirect = useRedirect();
  const [remove, { isPending }] = useDelete();
  const [isConfirming, setConfirming] = useState(false);

  function confirm() {
    void remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: "pessimistic",
        onSuccess: () => {
          notify(texts.removed, { type: "success" });
          redirect(next, resource);
        },
        onError: (error) => {
          setConfirming(false);
          notifyFailure(error, texts.failed);
        },
      },
    );
  }

  return (
    <>
      <Button color="error" onClick={() => setConfirming(true)} sx={{ justifySelf: "start" }}>
        {texts.remove}
      </Button>
      <Confirm
        isOpen={isConfirming}
        loading={isPending}
        title={texts.removeTitle}
        content={texts.removeText}
        confirm={texts.remove}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
