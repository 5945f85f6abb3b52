import { portFields } from "@crm/server-kit/port-settings";
import { readSettings } from "@crm/server-kit/settings";
import { z } from "zod";
import { readBackofficeSettings, type Settings } from "../../apps/backoffice/server/settings.ts";
import {
  readSiteSettings,
  type SiteSettings,
} from "../../apps/site/app/backend/.server/settings.ts";

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
  if (site && site.port === backoffice?.port) {
    throw new Error(
      `The settings SITE_PORT and BACKOFFICE_PORT must differ; both are ${site.port}.`,
    );
  }
  return { site, backoffice };
}
