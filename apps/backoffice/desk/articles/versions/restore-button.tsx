import { formatDateTime } from "@crm/contract/dates";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, useNotify, useRedirect } from "react-admin";
import type {
  RestoredVersion,
  VersionList,
} from "../../../server/desk/transport/editing-shapes.ts";
import { useNotifyFailure } from "../../shell/use-notify-failure.ts";
import { request } from "../../transport/request.ts";
import { versionCopy as copy } from "./copy.ts";

/** Makes a version the working copy, after a question that names the working copy it replaces. */
export function RestoreButton({
  list: { id, workingCopy },
  number,
}: {
  list: VersionList;
  number: number;
}) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const redirect = useRedirect();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function restore() {
    setBusy(true);
    try {
      const address = `/api/desk/articles/${id}/versions/${number}/restore`;
      const replaces = workingCopy?.revision ?? null;
      const { cancelled } = await request<RestoredVersion>("POST", address, { replaces });
      const done = cancelled ? copy.restoredCancelled(formatDateTime(cancelled)) : copy.restored;
      notify(done, { type: "success" });
      redirect("edit", "articles", id);
    } catch (error) {
      notifyFailure(error, copy.failed);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }

  const over =
    workingCopy && copy.restoreOver(workingCopy.savedBy, formatDateTime(workingCopy.savedAt));
  const scheduled =
    workingCopy?.publishAt && copy.restoreScheduled(formatDateTime(workingCopy.publishAt));
  return (
    <>
      <Button size="small" aria-label={copy.restoreNumber(number)} onClick={() => setAsking(true)}>
        {copy.restore}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isBusy}
        title={copy.restoreTitle(number)}
        content={[copy.restoreText, over, scheduled].filter(Boolean).join(" ")}
        confirm={copy.restore}
        {...(workingCopy && { confirmColor: "warning" as const })}
        onConfirm={() => void restore()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
