import { toLimitKey } from "@crm/server-kit/client-address";
import { createCounter, createGauge } from "@crm/server-kit/metrics";
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { log } from "../../app/backend/.server/log.ts";
import type { FormName } from "../../app/forms/outcome.ts";
import type { ServerEnvironment } from "../server-bindings.ts";

/**
 * So many different visitors, one after the other and without an accepted form in between, mean a fault
 * of ours: a captcha that rejects everybody, a wrong SITE_URL, a host that rejects each lead.
 */
const visitorsInARow = 5;

/** A rejection counts for this long: a few robots in a quiet week are no alarm. Milliseconds. */
const countedMs = 24 * 60 * 60_000;

export interface RejectionWatch {
  /** Middleware that notes how a form was answered. It comes first, so that it sees every answer. */
  watch(form: FormName): MiddlewareHandler<ServerEnvironment>;
  /** What to check, while all forms are rejected. */
  problem(): string | undefined;
}

/** @param now epoch milliseconds */
export function createRejectionWatch(now: () => number = Date.now): RejectionWatch {
  /** When each visitor was last rejected, since a form was accepted. */
  const rejected = new Map<string, number>();
  let isReported = false;

  const submissions = createCounter({
    name: "form_submissions_total",
    help: "Submitted forms: accepted, rejected, or invalid because of the visitor's own mistakes",
    labelNames: ["form", "outcome"],
  });
  createGauge({
    name: "forms_all_rejected",
    help: "1 while every submitted form is rejected",
    collect() {
      this.set(problem() ? 1 : 0);
    },
  });

  function problem(): string | undefined {
    for (const [visitor, at] of rejected) if (at <= now() - countedMs) rejected.delete(visitor);
    if (rejected.size < visitorsInARow) return undefined;
    return `The last ${visitorsInARow} or more visitors who sent a form were all rejected; send one yourself, and check the captcha's settings, SITE_URL, TRUSTED_PROXIES and the log.`;
  }

  function note(outcome: Outcome, visitor: string): void {
    if (outcome === "accepted") {
      if (isReported) log.info({}, "Forms are accepted again.");
      isReported = false;
      rejected.clear();
    } else if (outcome === "rejected") {
      // Bounded: more than this changes nothing.
      if (rejected.size < visitorsInARow) rejected.set(toLimitKey(visitor), now());
      const found = problem();
      if (found && !isReported) log.error({}, found);
      isReported = found !== undefined;
    }
  }

  return {
    watch: (form) =>
      createMiddleware<ServerEnvironment>(async (c, next) => {
        await next();
        const outcome = c.get("hasFieldErrors") ? "invalid" : readOutcome(c.res.status);
        submissions.inc({ form, outcome });
        note(outcome, c.get("visitor"));
      }),
    problem,
  };
}

type Outcome = "accepted" | "rejected" | "invalid";

/** Malformed requests (400, 413, 415) come from robots, not from our forms. */
function readOutcome(status: number): Outcome {
  if (status < 400) return "accepted";
  return status >= 500 || [403, 422, 429].includes(status) ? "rejected" : "invalid";
}
