import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type App, startApp } from "../../../scripts/process/app.ts";
import { backofficeApp, siteApp } from "../../../scripts/process/apps.ts";
import { findFreePort } from "../../../scripts/process/ports.ts";
import type { Result } from "../experiment.ts";
import { requestUntilClosed, sendHalfRequest, type WaitingReport } from "./keep-alive-client.ts";

/** The number of concurrent clients. */
const clients = 2;

/** The range of the delay between the first answers and SIGTERM, in milliseconds. */
const stopAfter = { min: 100, max: 1_000 };

export interface StopReport {
  app: string;
  exitCode: number | null;
  exitMs: number;
  answered: number;
  announced: number;
  cut: string[];
  /** Undefined when no client waited. */
  waiting: WaitingReport | undefined;
}

export interface StopOptions {
  /** Each round stops each app once. */
  rounds: number;
  /** A third client sends half a request: the app stops only nine seconds later. */
  withWaiting: boolean;
}

const host = "127.0.0.1";

/** Stops each app while clients send requests without a pause, and counts the answers. */
export async function runStops(
  { rounds, withWaiting }: StopOptions,
  say: (line: string) => void = () => {},
): Promise<StopReport[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "crm-stop-"));
  const env = { HOST: host, DATA_DIR: dataDir, LOG_LEVEL: "warn", DATABASE_URL: "", SMTP_URL: "" };
  const [site, backoffice] = await Promise.all([findFreePort(), findFreePort()]);
  const ports = { SITE_PORT: String(site), BACKOFFICE_PORT: String(backoffice) };
  const apps = [
    {
      app: backofficeApp({ host, port: backoffice, env: { ...env, ...ports } }),
      url: `http://${host}:${backoffice}`,
      page: "/api/article/websit/LatestUpdate",
      form: "/api/contactUs",
    },
    {
      app: siteApp({ host, port: site, env: { ...env, ...ports } }),
      url: `http://${host}:${site}`,
      page: "/pricing.data",
      form: "/_forms/contact",
    },
  ];
  const reports: StopReport[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { app, url, page, form } of apps) {
      const report = await stopUnderLoad(app, url + page, withWaiting ? url + form : undefined);
      reports.push(report);
      say(
        `${report.app}: ${report.exitMs} ms, ${report.answered} answered, ${report.cut.length} cut`,
      );
    }
  }
  rmSync(dataDir, { recursive: true });
  return reports;
}

/** Whether each stop completed its answers, in time and with exit code 0. */
export function judgeStops(reports: readonly StopReport[]): Result {
  const list = (isBad: (report: StopReport) => boolean) =>
    reports.filter(isBad).map((report) => JSON.stringify(report));
  return {
    figures: {
      stops: reports.length,
      slowestMs: Math.max(...reports.map(({ exitMs }) => exitMs)),
      answered: reports.reduce((sum, { answered }) => sum + answered, 0),
    },
    findings: [
      { promise: "every answer was complete", broken: list(({ cut }) => cut.length > 0) },
      {
        promise: "each app ended within ten seconds, with 0",
        broken: list(({ exitMs, exitCode }) => exitMs >= 10_000 || exitCode !== 0),
      },
      {
        promise: "a request that still waited was told to retry",
        broken: list(
          ({ waiting }) => waiting !== undefined && (waiting.status !== 503 || !waiting.retryAfter),
        ),
      },
    ],
  };
}

async function stopUnderLoad(app: App, page: string, form?: string): Promise<StopReport> {
  const printed: string[] = [];
  const running = startApp(app, (line) => printed.push(line));
  if (!(await running.ready))
    throw new Error(`The ${app.name} did not start:\n${printed.join("\n")}`);
  const begun = Promise.withResolvers<void>();
  const load = Array.from({ length: clients }, () => requestUntilClosed(page, begun.resolve));
  const waits = form ? sendHalfRequest(form) : undefined;
  await begun.promise;
  await pause(stopAfter.min + Math.random() * (stopAfter.max - stopAfter.min));

  const toldAt = performance.now();
  await running.stop();
  const exitMs = Math.round(performance.now() - toldAt);
  const seen = await Promise.all(load);
  return {
    app: app.name,
    exitCode: await running.exited,
    exitMs,
    answered: seen.reduce((sum, { answered }) => sum + answered, 0),
    announced: seen.reduce((sum, { announced }) => sum + announced, 0),
    cut: seen.flatMap(({ cut }) => cut),
    waiting: await waits,
  };
}
