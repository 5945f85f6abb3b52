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
  /** @param settings more variables of its environment */
  start(settings?: Record<string, string>): Promise<RunningApp>;
  remove(): void;
}

/**
 * @param databaseUrl unset: a file under its own data folder
 * @param connections mails that it sends at the same time
 * @param folder where its data are; unset: a new folder
 */
export async function createOffice(
  smtpUrl: string,
  databaseUrl = "",
  connections = mailConnections,
  folder?: string,
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
  };
  return {
    url: `http://${host}:${port}`,
    dataDir,
    async start(settings = {}) {
      const printed: string[] = [];
      const app = startApp(backofficeApp({ host, port, env: { ...env, ...settings } }), (line) =>
        printed.push(line),
      );
      // What is left to do may bring it to its crash point before it is ready.
      if ((await app.ready) || settings.CHAOS_CRASH_AT) return app;
      throw new Error(`The back office did not start:\n${printed.join("\n")}`);
    },
    remove: () => rmSync(dataDir, { recursive: true }),
  };
}
