import { setTimeout as pause } from "node:timers/promises";
import type { DatabaseProxy } from "../../../apps/backoffice/server/testing/database-proxy.ts";
import type { KillableOffice } from "../office/office.ts";

/** What callers got while the database accepted connections but did not answer. */
export interface Silence {
  /** The different status codes. */
  statuses: number[];
  /** The longest wait of any caller. Milliseconds. */
  longestMs: number;
  /** From the end of the silence until the back office was ready again. Milliseconds. */
  recoveryMs: number;
}

const paths = [
  "/api/article/websit/LatestUpdate",
  "/api/article/websit/category/helpcentrearticles",
  "/api/moved?path=%2Fblog%2Fold",
  "/readyz",
];

/** More callers than the pool has connections, so that some wait for a connection first. */
const callers = 40;

/** Sends requests to an office whose database stops answering, and again once it answers. */
export async function measureSilence(
  office: Pick<KillableOffice, "url">,
  proxy: Pick<DatabaseProxy, "swallow">,
): Promise<Silence> {
  proxy.swallow(true);
  const asked = Array.from({ length: callers }, async (_, caller) => {
    const started = performance.now();
    const { status } = await fetch(office.url + paths[caller % paths.length]);
    return { status, ms: performance.now() - started };
  });
  const answers = await Promise.all(asked);
  proxy.swallow(false);
  const recovering = performance.now();
  while (!(await fetch(`${office.url}/readyz`)).ok) await pause(50);
  return {
    statuses: [...new Set(answers.map(({ status }) => status))],
    longestMs: Math.round(Math.max(...answers.map(({ ms }) => ms))),
    recoveryMs: Math.round(performance.now() - recovering),
  };
}
