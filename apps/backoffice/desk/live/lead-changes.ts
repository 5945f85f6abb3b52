import type { LeadChange } from "../../server/leads/lead-feed.ts";

/** Without any message for this long, the leads are asked for in this interval instead. Milliseconds. */
const pollMs = 20_000;
/** Events that are remembered, because a reconnection repeats the last ones. */
const mostRemembered = 500;

const name = "desk-lead-changes";

type Share = (changes: LeadChange[]) => void;

const listeners = new Set<Share>();
const told = new Set<string>();
let disconnect: (() => void) | undefined;

/**
 * Calls `listener` when something has happened to leads at any back office. Without any change in the list,
 * something may have happened while there was no connection.
 *
 * @returns ends it
 */
export function subscribeToLeadChanges(listener: Share): () => void {
  listeners.add(listener);
  disconnect ??= connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    disconnect?.();
    disconnect = undefined;
  };
}

/**
 * Connects one of the browser's tabs; the others hear from it. Browsers open few connections to one host, and
 * each stream would take one for good.
 */
function connect(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<LeadChange[]>) => tell(data);
  const share: Share = (changes) => {
    channel.postMessage(changes);
    tell(changes);
  };
  const followUntilEnd = () =>
    new Promise<void>((resolve) => {
      const stop = follow(share);
      signal.addEventListener("abort", () => {
        stop();
        resolve();
      });
    });
  // Locks exist only where the connection is secure.
  if (navigator.locks) navigator.locks.request(name, { signal }, followUntilEnd).catch(() => {});
  else void followUntilEnd();
  return () => {
    end.abort();
    channel.close();
  };
}

/** Listens to the stream of events. When it is silent, such as behind some proxies, it polls and tries again. */
function follow(share: Share): () => void {
  let heardAt = 0;
  let source = open();

  function open(): EventSource {
    const opened = new EventSource("/api/desk/events");
    const hear = () => {
      heardAt = Date.now();
    };
    opened.addEventListener("beat", hear);
    opened.addEventListener("ready", () => {
      hear();
      share([]);
    });
    opened.addEventListener("lead", ({ data }: MessageEvent<string>) => {
      hear();
      share([JSON.parse(data) as LeadChange]);
    });
    return opened;
  }

  const polling = setInterval(() => {
    if (Date.now() - heardAt < pollMs) return;
    share([]);
    source.close();
    source = open();
  }, pollMs);
  return () => {
    clearInterval(polling);
    source.close();
  };
}

function tell(changes: LeadChange[]): void {
  const fresh = changes.filter(({ id }) => !told.has(id));
  if (changes.length > 0 && fresh.length === 0) return;
  for (const { id } of fresh) told.add(id);
  for (const id of told) {
    if (told.size <= mostRemembered) break;
    told.delete(id);
  }
  for (const listener of listeners) listener(fresh);
}
