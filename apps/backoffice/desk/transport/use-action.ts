import { useState } from "react";
import { type RaRecord, useDataProvider, useNotify } from "react-admin";
import type { Action, DeskProvider } from "./data-provider.ts";

/**
 * Does something to a saved record and says how it went.
 *
 * @param failed said where the server could give no reason
 */
export function useAction(resource: string, failed: string) {
  const provider = useDataProvider<DeskProvider>();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function act(id: RaRecord["id"], action: Action, done: string, body?: { at: string }) {
    setBusy(true);
    try {
      await provider.act(resource, id, action, body);
      notify(done, { type: "success" });
    } catch (error) {
      notify(error instanceof Error ? error.message : failed, { type: "error" });
    } finally {
      setBusy(false);
    }
  }

  return { act, busy };
}
