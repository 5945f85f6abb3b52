import { z } from "zod";
import { settingFields } from "./settings.ts";

const port = settingFields.port.optional();

/** The settings that say which apps a process starts and where they listen. */
export const portFields = {
  /** Hosting platforms name the one port of a process this way. */
  PORT: port,
  SITE_PORT: port,
  BACKOFFICE_PORT: port,
  BACKOFFICE: z.enum(["on", "off", "only"], { error: "must be on, off or only" }).default("on"),
} as const;

type PortSettings = z.output<z.ZodObject<typeof portFields>>;

/**
 * The ports of both apps. `PORT` belongs to the app that visitors reach: the site, or the back office
 * when it is started alone. `SITE_PORT` and `BACKOFFICE_PORT` go before it.
 */
export function readPorts(given: PortSettings): { site: number; backoffice: number } {
  const isBackofficeOnly = given.BACKOFFICE === "only";
  return {
    site: given.SITE_PORT ?? (isBackofficeOnly ? undefined : given.PORT) ?? 3000,
    backoffice: given.BACKOFFICE_PORT ?? (isBackofficeOnly ? given.PORT : undefined) ?? 4000,
  };
}
