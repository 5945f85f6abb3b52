import { hostname } from "node:os";
import type { Handler } from "hono";

/** Returns what to correct, in one sentence; undefined when all is well. */
export type ReadinessCheck = () => string | undefined | Promise<string | undefined>;

/** The sentences of the checks that fail, by name. */
export type Failing = Readonly<Record<string, string>>;

export interface Readiness {
  /** Runs the checks, at most once a second and once for all who ask at the same time. */
  findFailing(): Promise<Failing>;
}

/** How long a result counts. Milliseconds. */
const keptMs = 1_000;

const draining = "The app is shutting down and takes no new requests.";

/**
 * Combines an app's checks. Their cost is bounded, because anybody may ask.
 *
 * @param checks by name; `draining` is added by `answerReadiness`
 * @param now any clock, in milliseconds
 * @example createReadiness({ disk: createDiskCheck(() => findFreeBytes("./data")) })
 */
export function createReadiness(
  checks: Readonly<Record<string, ReadinessCheck>>,
  now: () => number = () => performance.now(),
): Readiness {
  let last: Promise<Failing> | undefined;
  let endedAt = Number.POSITIVE_INFINITY;

  async function run(): Promise<Failing> {
    try {
      const results = Object.entries(checks).map(async ([name, check]) => [name, await check()]);
      const found = await Promise.all(results);
      return Object.fromEntries(found.filter(([, sentence]) => sentence !== undefined));
    } finally {
      endedAt = now();
    }
  }

  return {
    findFailing() {
      if (last && now() - endedAt < keptMs) return last;
      endedAt = Number.POSITIVE_INFINITY;
      last = run();
      return last;
    },
  };
}

/**
 * Creates the handler of `readinessPath`. From the beginning of a shutdown it answers 503, so that a
 * load balancer stops sending. `?exclude=<check>` leaves a check out.
 *
 * @param drainSignal aborted when a shutdown begins
 * @example app.get(readinessPath, answerReadiness(createReadiness({}), signal))
 */
export function answerReadiness({ findFailing }: Readiness, drainSignal?: AbortSignal): Handler {
  return async (c) => {
    const excluded = new Set(c.req.queries("exclude"));
    const found = drainSignal?.aborted ? { draining } : await findFailing();
    const failing = Object.entries(found).filter(([name]) => !excluded.has(name));
    if (failing.length === 0) return c.json({ ok: true });
    const message = failing.map(([, sentence]) => sentence).join(" ");
    return c.json({ ok: false, message, failing: Object.fromEntries(failing) }, 503);
  };
}

/**
 * Names a copy of an app for people, the same after a restart. Copies never share a folder.
 *
 * @example nameCopy("site", "/srv/data") // "the site on web-1, /srv/data"
 */
export function nameCopy(app: "site" | "back office", dataDir: string): string {
  return `the ${app} on ${hostname()}, ${dataDir}`.slice(0, 300);
}
