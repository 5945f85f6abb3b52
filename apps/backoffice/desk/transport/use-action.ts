import { useState } from "react";
import { type RaRecord, useDataProvider, useNotify } from "react-admin";
import { useNotifyFailure } from "../shell/use-notify-failure.ts";
import type { Action, DeskProvider } from "./data-provider.ts";

/**
 * Does something to a saved record and says how it went.
 *
 * @param failed said where the server could give no reason
 */
export function useAction(resource: string, failed: string) {
  const provider = useDataProvider<DeskProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [busy, setBusy] = useState(false);

  /** @returns whether it was done */
  async function act(id: RaRecord["id"], action: Action, done: string, body?: { at: string }) {
    setBusy(true);
    try {
      await provider.act(resource, id, action, body);
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
