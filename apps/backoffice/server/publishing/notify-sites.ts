import { setTimeout as waitFor } from "node:timers/promises";
import {
  maxPublishEventBytes,
  type PublishEvent,
  publishEvent,
  publishEventPath,
} from "@crm/contract/extensions/publish-event";
import { fetchStatus } from "@crm/server-kit/fetch-json";
import type { Logger } from "pino";
import { timeouts } from "../timeouts.ts";

/** Notifies every site instance which of its pages are stale. Returns at once and never throws. */
export type NotifySites = (paths: readonly string[]) => void;

/** Long enough for a site to restart; one that is down longer starts with an empty cache. */
const retryAfterMs = [500, 2_000, 8_000];

interface Sites {
  urls: readonly string[];
  secret: string;
  log: Logger;
}

export function createNotifySites(sites: Sites): NotifySites {
  return (paths) => {
    const event = makeEvent(paths);
    for (const url of sites.urls) void notifySite(url, event, sites);
  };
}

/** Names all pages with `*` when there are too many paths, or too long ones. */
function makeEvent(paths: readonly string[]): PublishEvent {
  const named = publishEvent.safeParse({ paths: [...new Set(paths)] });
  const fits =
    named.success && Buffer.byteLength(JSON.stringify(named.data)) <= maxPublishEventBytes;
  return fits ? named.data : { paths: ["*"] };
}

async function notifySite(url: string, event: PublishEvent, { secret, log }: Sites): Promise<void> {
  for (const waitMs of [...retryAfterMs, undefined]) {
    try {
      return await post(url, event, secret);
    } catch (error) {
      if (waitMs === undefined) {
        log.warn({ url, reason: String(error) }, "the site was not notified of a change");
        return;
      }
      await waitFor(waitMs, undefined, { ref: false });
    }
  }
}

async function post(url: string, event: PublishEvent, secret: string): Promise<void> {
  const status = await fetchStatus(`${url}${publishEventPath}`, {
    name: "publish event",
    method: "POST",
    headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" },
    body: JSON.stringify(event),
    timeoutMs: timeouts.publishEvent,
  });
  if (status !== 200) throw new Error(`answered ${status}`);
}
