import {
  type UndeliveredLead,
  undeliveredLeadsCapability,
  undeliveredLeadsPath,
} from "@crm/contract/extensions/undelivered-leads";
import type { KnowsCapability } from "../hosts/capabilities.ts";
import type { CallExtension } from "../hosts/extension-client.ts";
import { log } from "../log.ts";
import type { Spool } from "./spool.ts";
import type { SpooledSubmission } from "./submission-row.ts";

/** The pause after a host has not taken a submission. Milliseconds. */
const retryMs = 30_000;

/** How many are handed over one after the other before the spool is searched again. */
const maxRows = 20;

/**
 * Hands dead submissions over to a host that shows them to a person. Returns at once. In front of other
 * hosts they stay in the file for `npm run spool`.
 */
export type HandOver = () => void;

export function createHandOver(
  spool: Spool,
  has: KnowsCapability,
  callExtension: CallExtension,
  now: () => number = Date.now,
): HandOver {
  let isRunning = false;
  let notBefore = Number.NEGATIVE_INFINITY;

  async function handOverAll(rows: readonly SpooledSubmission[]): Promise<void> {
    if (!(await has(undeliveredLeadsCapability))) return;
    for (const row of rows) {
      const { status } = await callExtension(undeliveredLeadsPath, { body: describe(row) });
      if (status !== 200) throw new Error(`${undeliveredLeadsPath}: answered ${status}`);
      spool.finish(row.id);
    }
    notBefore = Number.NEGATIVE_INFINITY;
  }

  return () => {
    if (isRunning || now() < notBefore) return;
    const rows = spool.list(["dead"], maxRows);
    if (rows.length === 0) return;
    isRunning = true;
    notBefore = now() + retryMs;
    handOverAll(rows)
      .catch((error: unknown) => {
        log.error({ reason: String(error) }, "A dead submission could not be handed over");
      })
      .finally(() => {
        isRunning = false;
      });
  };
}

function describe(row: SpooledSubmission): UndeliveredLead {
  const { recaptchaToken: _, ...fields } = JSON.parse(row.body) as Record<string, unknown>;
  return {
    id: row.id,
    call: row.call,
    idempotencyKey: row.idempotency_key,
    fields,
    reason: (row.last_failure ?? "").slice(0, 1_000),
    attempts: row.attempts,
    receivedAt: row.received_at,
  };
}
