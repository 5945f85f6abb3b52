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
