import { portFields } from "@crm/server-kit/port-settings";
import { readSettings } from "@crm/server-kit/settings";
import { z } from "zod";
import { readBackofficeSettings, type Settings } from "../../apps/backoffice/server/settings.ts";
import {
  readSiteSettings,
  type SiteSettings,
} from "../../apps/site/app/backend/.server/settings.ts";
import type { LaunchPort } from "./ports.ts";

const schema = z.object(portFields);

export interface LaunchSettings {
  /** Undefined when only the back office is started. */
  site: SiteSettings | undefined;
  /** Undefined when only the site is started. */
  backoffice: Settings | undefined;
}

/**
 * Reads the settings of both apps before either is started, so that a wrong setting is reported once.
 *
 * @throws Error with one sentence that names the first wrong setting
 */
export function readLaunchSettings(env: Record<string, string | undefined>): LaunchSettings {
  const { BACKOFFICE } = readSettings(schema, env);
  const site = BACKOFFICE === "only" ? undefined : readSiteSettings(env);
  const backoffice = BACKOFFICE === "off" ? undefined : readBackofficeSettings(env);
  rejectEqualPorts(listPorts({ site, backoffice }));
  return { site, backoffice };
}

/** The addresses of both apps and of their metrics. */
export function listPorts({ site, backoffice }: LaunchSettings): LaunchPort[] {
  return [
    ...(site ? listAppPorts("SITE", site) : []),
    ...(backoffice ? listAppPorts("BACKOFFICE", backoffice) : []),
  ];
}

function listAppPorts(
  app: string,
  { host, port, metrics }: Pick<SiteSettings, "host" | "port" | "metrics">,
): LaunchPort[] {
  const own = { setting: `${app}_PORT`, hostSetting: "HOST", host, port };
  if (metrics.port === undefined) return [own];
  const { host: metricsHost, port: metricsPort } = metrics;
  return [
    own,
    {
      ...{ setting: `${app}_METRICS_PORT`, hostSetting: "METRICS_HOST" },
      ...{ host: metricsHost, port: metricsPort },
    },
  ];
}

/** With port 0 the system chooses a free one for each. */
function rejectEqualPorts(ports: readonly LaunchPort[]): void {
  for (const [index, one] of ports.entries()) {
    const other = ports
      .slice(0, index)
      .find(({ host, port }) => port !== 0 && port === one.port && areOneHost(host, one.host));
    if (other) {
      throw new Error(
        `The settings ${other.setting} and ${one.setting} must differ; both are ${one.port}.`,
      );
    }
  }
}

/** Two addresses of one machine can have the same port, but not one of them and all addresses. */
function areOneHost(one: string, other: string): boolean {
  const all = ["0.0.0.0", "::"];
  return one === other || all.includes(one) || all.includes(other);
}
