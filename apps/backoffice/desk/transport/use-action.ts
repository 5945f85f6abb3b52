import { useState } from "react";
import { type RaRecord, useDataProvider, useNotify } from "react-admin";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import type { Action, DeskProvider } from "./data-provider.ts";

/**
 * Runs actions on a saved record and shows the outcome.
 *
 * @param failed the message when the server gives no reason
 */
export function useAction(resource: string, failed: string) {
  const provider = useDataProvider<DeskProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [busy, setBusy] = useState(false);

  /** @returns true when the action succeeded */
  async function act(id: RaRecord["id"], action: Action, done: string) {
    setBusy(true);
    try {
      await provider.act(resource, id, action);
      notify(done, { type: "success" });
      return true;
    } catch (error) {
      notifyFailure(error, failed);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { act, busy };
}
