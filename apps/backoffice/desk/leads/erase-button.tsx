import type { RaRecord } from "react-admin";
import type { LeadDetail } from "../../server/desk/transport/shapes.ts";
import { ConfirmedDelete } from "../shell/confirmed-delete.tsx";
import { useSession } from "../transport/use-session.ts";
import { leadCopy as copy } from "./copy.ts";

const texts = {
  remove: copy.erase,
  removeTitle: copy.eraseTitle,
  removeText: copy.eraseText,
  removed: copy.erased,
  failed: copy.eraseFailed,
};

/** Erases a lead when the person asks for it. Only administrators see the button. */
export function EraseButton({ lead }: { lead: RaRecord & LeadDetail }) {
  const session = useSession();
  if (!session?.mayErase) return null;
  return <ConfirmedDelete resource="leads" record={lead} texts={texts} />;
}
