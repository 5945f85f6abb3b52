import { readSettings, settingFields } from "@crm/contract/settings";
import { z } from "zod";

const schema = z.object({
  HOST: z.string().default("127.0.0.1"),
  SITE_PORT: settingFields.port(3000),
  BACKOFFICE_PORT: settingFields.port(4000),
  SITE_URL: settingFields.url.optional(),
  BACKOFFICE_URL: settingFields.url.optional(),
  BACKOFFICE: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
});

/** What the start itself must know; each app reads the rest of the settings for itself. */
export interface LaunchSettings {
  /** The address to listen on, and one that reaches it from here. */
  host: string;
  reachableHost: string;
  sitePort: number;
  backofficePort: number;
  siteUrl: string;
  backofficeUrl: string;
  withBackoffice: boolean;
}

/** @throws Error with one sentence that names the first wrong setting */
export function readLaunchSettings(env: Record<string, string | undefined>): LaunchSettings {
  const read = readSettings(schema, env);
  return {
    host: read.HOST,
    reachableHost: ["0.0.0.0", "::"].includes(read.HOST) ? "127.0.0.1" : read.HOST,
    sitePort: read.SITE_PORT,
    backofficePort: read.BACKOFFICE_PORT,
    siteUrl: read.SITE_URL ?? `http://localhost:${read.SITE_PORT}`,
    backofficeUrl: read.BACKOFFICE_URL ?? `http://localhost:${read.BACKOFFICE_PORT}`,
    withBackoffice: read.BACKOFFICE === "on",
  };
}
