import { readSettings } from "@crm/server-kit/settings";
import { z } from "zod";
import { readBackofficeSettings, type Settings } from "../../apps/backoffice/server/settings.ts";
import {
  readSiteSettings,
  type SiteSettings,
} from "../../apps/site/app/backend/.server/settings.ts";

const schema = z.object({
  BACKOFFICE: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
});

export interface LaunchSettings {
  site: SiteSettings;
  /** Undefined: only the site is started. */
  backoffice: Settings | undefined;
}

/**
 * What each app would read, read before any is started: a wrong setting is told once, here.
 *
 * @throws Error with one sentence that names the first wrong setting
 */
export function readLaunchSettings(env: Record<string, string | undefined>): LaunchSettings {
  const { BACKOFFICE } = readSettings(schema, env);
  const site = readSiteSettings(env);
  if (BACKOFFICE === "off") return { site, backoffice: undefined };
  const backoffice = readBackofficeSettings(env);
  if (site.port === backoffice.port) {
    throw new Error(
      `The settings SITE_PORT and BACKOFFICE_PORT must differ; both are ${site.port}.`,
    );
  }
  return { site, backoffice };
}
