import { type RaRecord, useRecordContext } from "react-admin";
import type { Undelivered } from "../../server/desk/transport/lead-shapes.ts";
import { ConfirmedDelete } from "../shell/confirmed-delete.tsx";
import { useMay } from "../transport/rights.ts";
import { undeliveredCopy as copy } from "./copy.ts";

/** Deletes a submission when its person asks for it. Only administrators see the button. */
export function DeleteButton() {
  const submission = useRecordContext<RaRecord & Undelivered>();
  const mayErase = useMay("undelivered", "erase");
  if (!submission || !mayErase) return null;
  const texts = { ...copy, failed: copy.removeFailed };
  return <ConfirmedDelete resource="undelivered" record={submission} texts={texts} />;
}
