import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, type RaRecord, useDelete, useNotify, useRedirect } from "react-admin";
import type { LeadDetail } from "../../server/desk/transport/shapes.ts";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import { useSession } from "../transport/use-session.ts";
import { leadCopy as copy } from "./copy.ts";

/** Erases a lead when the person asks for it. Only administrators see the button. */
export function EraseButton({ lead }: { lead: RaRecord & LeadDetail }) {
  const session = useSession();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const redirect = useRedirect();
  const [erase, { isPending }] = useDelete();
  const [isConfirming, setConfirming] = useState(false);
  if (!session?.mayErase) return null;

  function confirm() {
    void erase(
      "leads",
      { id: lead.id, previousData: lead },
      {
        mutationMode: "pessimistic",
        onSuccess: () => {
          notify(copy.erased, { type: "success" });
          redirect("list", "leads");
        },
        onError: (error) => {
          setConfirming(false);
          notifyFailure(error, copy.eraseFailed);
        },
      },
    );
  }

  return (
    <>
      <Button color="error" onClick={() => setConfirming(true)} sx={{ justifySelf: "start" }}>
        {copy.erase}
      </Button>
      <Confirm
        isOpen={isConfirming}
        loading={isPending}
        title={copy.eraseTitle}
        content={copy.eraseText}
        confirm={copy.erase}
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
