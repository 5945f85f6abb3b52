import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { spoolFile } from "@crm/server-kit/spool-file";
import { createBackend } from "../app/backend/.server/backend.ts";
import { createBackOfficeCheck } from "../app/backend/.server/hosts/back-office-check.ts";
import type { SiteSettings } from "../app/backend/.server/settings.ts";
import { retryDelays } from "../app/backend/.server/spool/retry-delay.ts";
import { createSpool } from "../app/backend/.server/spool/spool.ts";
import type { SpooledSubmission } from "../app/backend/.server/spool/submission-row.ts";
import { createFormSender } from "./form-bench.ts";
import { type ReceivedCall, type StandInAnswer, startHostStandIn } from "./host-stand-in.ts";
import { createTestApp } from "./test-app.ts";
import { testSettings } from "./test-settings.ts";

/** What our back office lists, as far as submissions need it. */
export const ourCapabilities = [
  "site-assertion",
  "held-leads",
  "spooled-leads",
  "undelivered-leads",
];

/** Short pauses, so that no test waits. */
const delays = { ...retryDelays, firstMs: 20, cappedMs: 40 };

/**
 * A site with a real spool in front of a host that honours `Idempotency-Key`, like the back office. Both
 * can be stopped and started again.
 */
export async function startSpoolBench(given: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "site-spool-"));
  const file = join(folder, spoolFile);
  /** The host's leads by idempotency key. */
  const leads = new Map<string, ReceivedCall>();
  const store: StandInAnswer = (response, call) => {
    leads.set(String(call.headers["idempotency-key"]), call);
    response.writeHead(200, { "Content-Type": "application/json" }).end('{"status":true}');
  };
  const answers = {
    "GET /capabilities": { json: { capabilities: ourCapabilities } },
    "POST /lead/add/campaign-1": store,
    "POST /lead/bookDemo_sendMail": { json: { status: true } },
    "POST /payment/addEnterPrise": store,
    "POST /contactUs": store,
  };
  let host = await startHostStandIn(answers);
  const port = Number(new URL(host.url).port);
  const settings = testSettings({
    ...{ SITE_URL: "https://www.example.com", API_URL: host.url, ADMIN_URL: host.url },
    ...{ DEMO_CAMPAIGN_ID: "campaign-1", ENTERPRISE_COMPANY_ID: "company-1", ...given },
  });

  function openSite(settings: SiteSettings) {
    const spool = createSpool(file);
    const backOffice = createBackOfficeCheck(settings);
    const backend = createBackend(settings, { spool, retries: delays, backOffice });
    backend.forwarder.start();
    return { spool, backend, app: createTestApp(settings, undefined, undefined, { backend }) };
  }
  let site = openSite(settings);
  const sender = createFormSender((path, init, env) => site.app.request(path, init, env));

  return {
    ...sender,
    /** Sends a form as a browser without JavaScript does. */
    sendPage: (path: string, fields: Record<string, string>) =>
      site.app.request(
        path,
        { method: "POST", body: new URLSearchParams(fields), headers: { Accept: "text/html" } },
        { incoming: { socket: { remoteAddress: "203.0.113.7" } } },
      ),
    ...{ file, leads, settings, answers: host.answers as Record<string, StandInAnswer>, store },
    /** The requests that the host has received since it was last started. */
    calls: () => host.calls.filter(({ method }) => method === "POST"),
    /** The site's spool, to look at and to change. */
    spool: () => site.spool,
    rows(): SpooledSubmission[] {
      const database = new DatabaseSync(file, { readOnly: true });
      const rows = database.prepare("select * from submissions order by number").all();
      database.close();
      return rows as unknown as SpooledSubmission[];
    },
    /** Forwards now what is due, instead of at the next poll. */
    wake: () => site.backend.forwarder.wake(),
    stopHost: () => host.stop(),
    startHost: async () => {
      host = await startHostStandIn(answers, port);
    },
    /** @param changed settings that are different until the next restart */
    async restartSite(changed: Partial<SiteSettings> = {}) {
      await site.backend.forwarder.stop();
      site = openSite({ ...settings, ...changed });
    },
    async close() {
      await host.stop();
      await site.backend.forwarder.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export type SpoolBench = Awaited<ReturnType<typeof startSpoolBench>>;
