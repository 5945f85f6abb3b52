import type { RaRecord } from "react-admin";
import type { Lead } from "../../server/desk/transport/lead-shapes.ts";
import { ConfirmedDelete } from "../shell/confirmed-delete.tsx";
import { useMay } from "../transport/rights.ts";
import { leadCopy as copy } from "./copy.ts";

const texts = {
  remove: copy.erase,
  removeTitle: copy.eraseTitle,
  removeText: copy.eraseText,
  removed: copy.erased,
  failed: copy.eraseFailed,
};

/** Erases a lead when the person asks for it. Only administrators see the button. */
export function EraseButton({ lead }: { lead: RaRecord & Lead }) {
  const mayErase = useMay("leads", "erase");
  if (!mayErase) return null;
  return <ConfirmedDelete resource="leads" record={lead} texts={texts} />;
}
