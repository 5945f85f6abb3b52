import { setTimeout as waitFor } from "node:timers/promises";
import pg from "pg";

/** PostgreSQL's channels, on which each change is announced when it is committed. */
export const changesChannel = "content_changes";
export const leadEventsChannel = "lead_events";

const connectMs = 3_500;
const reconnectMs = 1_000;

/**
 * Listens for changes of any back office, on a connection of its own that is opened again when it
 * breaks.
 *
 * @param onChange also called after a new connection, because announcements may have been missed
 * @returns stops listening
 */
export function listenForChanges(
  url: string,
  channel: typeof changesChannel | typeof leadEventsChannel,
  onChange: () => void,
): () => void {
  let stopped = false;
  let client: pg.Client | undefined;

  async function listen(): Promise<void> {
    while (!stopped) {
      client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: connectMs,
        keepAlive: true,
      });
      const ended = new Promise<void>((resolve) => client?.once("end", resolve));
      // Without a listener the event would end the process; the connection ends after it.
      client.on("error", () => {});
      client.on("notification", onChange);
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
        onChange();
        await ended;
      } catch {
        // There is no await, because a server that does not respond would not close it either.
        void client.end().catch(() => {});
      }
      if (!stopped) await waitFor(reconnectMs, undefined, { ref: false });
    }
  }

  void listen();
  return () => {
    stopped = true;
    void client?.end().catch(() => {});
  };
}
