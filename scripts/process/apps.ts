import { healthPath } from "@crm/contract/health";
import type { App } from "./app.ts";

type Env = Record<string, string | undefined>;

/** The public site. Wants to be built first. */
export function siteApp(port: number, host: string, env: Env = {}): App {
  return {
    name: "site",
    args: ["apps/site/build/server/main.js"],
    env: { NODE_ENV: "production", ...env },
    healthUrl: `http://${urlHost(host)}:${port}${healthPath}`,
  };
}

/** The back office. Wants the desk to be built first. */
export function backofficeApp(port: number, host: string, env: Env = {}): App {
  return {
    name: "back office",
    args: ["apps/backoffice/server/main.ts"],
    env: { NODE_ENV: "production", ...env },
    healthUrl: `http://${urlHost(host)}:${port}${healthPath}`,
  };
}

function urlHost(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}
