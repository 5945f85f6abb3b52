import { statSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { captchaProviders, captchaVerifiers } from "@crm/contract/captcha";
import { z } from "zod";

/** Log levels, from the fewest lines to the most. */
const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
export type LogLevel = (typeof logLevels)[number];

const folder = z
  .string()
  .transform((path) => resolve(path))
  .refine((path) => !isFile(path), { error: "must be a folder, and this is a file" });

/**
 * Schemas of the settings that both apps read from the environment. Settings are read once at start;
 * an empty value is unset, and a wrong value stops the start with one sentence. Node only.
 */
export const settingFields = {
  port: z
    .string()
    .regex(/^\d{1,5}$/, "must be a port number, from 0 to 65535")
    .transform(Number)
    .refine((port) => port <= 65_535, "must be a port number, from 0 to 65535"),
  /** Where metrics are served; loopback unless it is changed, so that visitors can't read them. */
  metricsHost: z.string().default("127.0.0.1"),
  /** An http or https address without a trailing slash. */
  url: z
    .string()
    .refine(isHttpUrl, "must be an address that starts with http:// or https://")
    .transform((url) => url.replace(/\/+$/, "")),
  /** An http or https address without a path, and without a trailing slash. */
  origin: z
    .string()
    .refine(isHttpUrl, "must be an address that starts with http:// or https://")
    .refine(isOrigin, "must be an origin without a path, such as https://www.example.com")
    .transform((url) => url.replace(/\/+$/, "")),
  /** Proxies whose `X-Forwarded-For` is trusted: addresses or CIDR blocks, separated by commas. */
  addresses: z
    .string()
    .transform(splitList)
    .refine(
      (list) => list.every(isAddressOrBlock),
      "must be addresses or blocks such as 10.0.0.0/8, separated by commas",
    )
    .default([]),
  /** Some secrets are sent in headers, which allow only these characters. */
  secret: z
    .string()
    .min(16, "must have at least 16 characters")
    .regex(/^[ -~]*$/, "must be made of English letters, digits and common signs"),
  dataDir: folder.prefault("./data"),
  /** The folder that all copies and builds of an app share for their hashed files. */
  assetsDir: folder.optional(),
  captchaProvider: z
    .enum(captchaProviders, { error: `must be one of ${captchaProviders.join(", ")}` })
    .default("altcha"),
  captchaVerify: z
    .enum(captchaVerifiers, { error: `must be one of ${captchaVerifiers.join(", ")}` })
    .default("host"),
  logLevel: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("info"),
} as const;

/**
 * Reads settings from an environment.
 *
 * @param schema an object schema whose keys are the variables' names
 * @param env usually `process.env`
 * @throws Error with one sentence that names the first wrong variable
 * @example readSettings(z.object({ SITE_PORT: settingFields.port.default(3000) }), {}) // { SITE_PORT: 3000 }
 */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  env: Record<string, string | undefined>,
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0] ?? "");
  const reason = given[name] === undefined ? "must be set" : issue?.message;
  throw new Error(`The setting ${name} ${reason}.`);
}

/** What can't be read is reported when the folder is created or opened. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function isHttpUrl(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}

/** What is no address at all has its own message. */
function isOrigin(value: string): boolean {
  if (!isHttpUrl(value)) return true;
  const { origin, href } = new URL(value.replace(/\/+$/, ""));
  return href === `${origin}/`;
}

function isAddressOrBlock(entry: string): boolean {
  const [address = "", bits = "0", ...rest] = entry.split("/");
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  return family !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

function splitList(value: string): string[] {
  return value
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
}
