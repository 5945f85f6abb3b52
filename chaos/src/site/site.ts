import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { loadSecrets } from "@crm/server-kit/secrets";
import { type RunningApp, startApp } from "../../../scripts/process/app.ts";
import { siteApp } from "../../../scripts/process/apps.ts";
import { findFreePort } from "../../../scripts/process/ports.ts";
import type { KillableOffice } from "../office/office.ts";

const host = "127.0.0.1";

/** The built site in front of a back office, with data of its own and the same secrets. */
export interface ChaosSite {
  url: string;
  /** @param more variables of its environment for this start */
  start(more?: Record<string, string>): Promise<RunningApp>;
  /** Waits until the spool has forwarded everything, or the time is over. Returns what is left. */
  waitForSpool(maxMs: number): Promise<string[]>;
  remove(): void;
}

export interface SiteOptions {
  /** Where its data are; unset: a new folder. */
  folder?: string;
  /** More variables of its environment. */
  settings?: Record<string, string>;
}

/** @param hostUrl where the site finds the back office, such as a proxy that fails on purpose */
export async function createSite(
  { dataDir: officeData }: Pick<KillableOffice, "dataDir">,
  hostUrl: string,
  { folder, settings }: SiteOptions = {},
): Promise<ChaosSite> {
  const dataDir = folder ?? mkdtempSync(path.join(tmpdir(), "crm-site-"));
  const port = await findFreePort();
  const secrets = loadSecrets(officeData);
  const env = {
    ...{ HOST: host, SITE_PORT: String(port), DATA_DIR: dataDir, BACKOFFICE: "off" },
    ...{ API_URL: `${hostUrl}/api`, ADMIN_URL: hostUrl, TRUSTED_PROXIES: host },
    ...{ API_KEY: secrets.apiKey, CAPTCHA_SECRET: secrets.captchaSecret },
    ...{ PUBLISH_SECRET: secrets.publishSecret, DEMO_CAMPAIGN_ID: secrets.demoCampaignId },
    ...{ ENTERPRISE_COMPANY_ID: secrets.enterpriseCompanyId, LOG_LEVEL: "silent" },
    // The forms' captchas are solved here, beside the apps.
    CAPTCHA_COST: "500",
    ...settings,
  };
  const readSpool = () => {
    const file = path.join(dataDir, "site-spool.sqlite");
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    const rows = database
      .prepare("select id, state, last_failure from submissions where body <> ''")
      .all();
    database.close();
    return rows.map(({ id, state, last_failure }) => `${id} ${state} ${last_failure ?? ""}`);
  };
  return {
    url: `http://${host}:${port}`,
    async start(more = {}) {
      const printed: string[] = [];
      const place = { host, port, env: { ...env, ...more } };
      const app = startApp(siteApp(place), (line) => printed.push(line));
      if (await app.ready) return app;
      throw new Error(`The site did not start:\n${printed.join("\n")}`);
    },
    async waitForSpool(maxMs) {
      const until = performance.now() + maxMs;
      while (readSpool().length > 0 && performance.now() < until) await pause(200);
      return readSpool();
    },
    remove: () => rmSync(dataDir, { recursive: true }),
  };
}
