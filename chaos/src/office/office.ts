import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type RunningApp, startApp } from "../../../scripts/process/app.ts";
import { backofficeApp } from "../../../scripts/process/apps.ts";
import { findFreePort } from "../../../scripts/process/ports.ts";

const host = "127.0.0.1";

/** The recipients of lead notifications; each gets a separate mail. */
export const salesRecipients = ["first@team.test", "second@team.test"];

/** Mails that the office sends at the same time. */
export const mailConnections = 6;

/** The real back office, which can be started repeatedly with the same data. */
export interface KillableOffice {
  url: string;
  dataDir: string;
  /** All that it has printed so far. */
  printed: readonly string[];
  /** @param more variables of its environment for this start */
  start(more?: Record<string, string>): Promise<RunningApp>;
  remove(): void;
}

export interface OfficeOptions {
  /** Unset: a file under its own data folder. */
  databaseUrl?: string | undefined;
  /** Mails that it sends at the same time. */
  connections?: number;
  /** Where its data are; unset: a new folder. */
  folder?: string;
  /** More variables of its environment. */
  settings?: Record<string, string>;
}

export async function createOffice(
  smtpUrl: string,
  { databaseUrl = "", connections = mailConnections, folder, settings }: OfficeOptions = {},
): Promise<KillableOffice> {
  const dataDir = folder ?? mkdtempSync(path.join(tmpdir(), "crm-kill-"));
  const port = await findFreePort();
  const env = {
    HOST: host,
    BACKOFFICE_PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    MAIL_CONNECTIONS: String(connections),
    SALES_TO: salesRecipients.join(","),
    // Every booking has a different client address, so that rate limits do not stop the load.
    TRUSTED_PROXIES: host,
    LOG_LEVEL: "error",
    ...settings,
  };
  const printed: string[] = [];
  return {
    url: `http://${host}:${port}`,
    dataDir,
    printed,
    async start(more = {}) {
      const app = startApp(backofficeApp({ host, port, env: { ...env, ...more } }), (line) =>
        printed.push(line),
      );
      // What is left to do may bring it to its crash point before it is ready.
      if ((await app.ready) || more.CHAOS_CRASH_AT) return app;
      throw new Error(`The back office did not start:\n${printed.join("\n")}`);
    },
    remove: () => rmSync(dataDir, { recursive: true }),
  };
}
