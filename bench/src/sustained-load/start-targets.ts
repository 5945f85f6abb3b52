import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { loadSecrets } from "@crm/server-kit/secrets";
import { formActions } from "../../../apps/site/app/forms/outcome.ts";
import { findFreePort } from "../../../scripts/process/ports.ts";
import { findPage, startBarePage } from "../measure-page.ts";
import { startBaseline, startSystem } from "../system.ts";
import { createFormFiller } from "./fill-forms.ts";
import { readCpuSeconds, readMetric } from "./read-metrics.ts";
import type { Target } from "./target.ts";

type Product = Awaited<ReturnType<typeof startProduct>>;

/** Starts both apps with their metrics and a mail server. */
export async function startProduct(smtpUrl: string) {
  const [siteMetrics, officeMetrics] = await Promise.all([findFreePort(), findFreePort()]);
  const system = await startSystem({
    settings: {
      ...{ SMTP_URL: smtpUrl, LOG_LEVEL: "error", METRICS_HOST: "127.0.0.1" },
      ...{ SITE_METRICS_PORT: String(siteMetrics), BACKOFFICE_METRICS_PORT: String(officeMetrics) },
    },
  });
  const metricsUrls = {
    site: `http://127.0.0.1:${siteMetrics}/metrics`,
    "back office": `http://127.0.0.1:${officeMetrics}/metrics`,
  };
  const target: Target = {
    formUrl: system.siteUrl + formActions.demo,
    pageUrl: await findPage(system),
    fillForms: createFormFiller(system.siteUrl, loadSecrets(system.dataDir).captchaSecret),
    async settle() {
      const started = performance.now();
      for (;;) {
        const text = await readText(metricsUrls.site);
        if (readMetric(text, "spool_oldest_seconds") === 0) return performance.now() - started;
        await pause(100);
      }
    },
    async readCpuSeconds() {
      let seconds = 0;
      for (const url of Object.values(metricsUrls)) {
        seconds += await readCpuSeconds(url);
      }
      return seconds;
    },
  };
  return { system, target, metricsUrls };
}

async function readText(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** Starts the baseline: one process with a page in memory, and one with a durable insert. */
export async function startBare({ system, target }: Product) {
  const database = path.join(system.dataDir, "bare.sqlite");
  const [{ bare: page }, insert] = await Promise.all([
    startBarePage(system, target.pageUrl),
    startBaseline("bare-insert.ts", [database]),
  ]);
  const [form] = await target.fillForms(1);
  if (!form) throw new Error("There is no form");
  const bareTarget: Target = {
    formUrl: insert.url,
    pageUrl: page.url,
    // It checks nothing, so one form does for all.
    fillForms: async (count) => Array.from({ length: count }, () => form),
    settle: async () => 0,
    readCpuSeconds: async () => (await page.readCpuSeconds()) + (await insert.readCpuSeconds()),
  };
  return { target: bareTarget, stop: () => Promise.all([page.stop(), insert.stop()]) };
}
