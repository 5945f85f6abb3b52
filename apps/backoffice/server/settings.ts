import { join, resolve } from "node:path";
import { brand } from "@crm/brand";
import { type CaptchaProvider, type CaptchaVerifier, siteverifyUrls } from "@crm/contract/captcha";
import { emailPattern } from "@crm/contract/fields/email";
import { portFields, readPorts } from "@crm/server-kit/port-settings";
import { loadSecrets, type Secrets } from "@crm/server-kit/secrets";
import { type LogLevel, readSettings, settingFields } from "@crm/server-kit/settings";
import { z } from "zod";
import type { S3Settings } from "./media/s3-bucket.ts";
import { isServerUrl, serverUrlRule } from "./server-url.ts";

const addresses = z
  .string()
  .transform((value) => [...new Set(value.split(",").map((address) => address.trim()))])
  .refine((list) => list.every((address) => emailPattern.test(address)), {
    error: "must be email addresses, separated by commas",
  });

const variables = z.object({
  HOST: z.string().default("127.0.0.1"),
  ...portFields,
  METRICS_HOST: settingFields.metricsHost,
  BACKOFFICE_METRICS_PORT: settingFields.port.optional(),
  SITE_URL: settingFields.origin.optional(),
  BACKOFFICE_URL: settingFields.origin.optional(),
  DATA_DIR: settingFields.dataDir,
  ASSETS_DIR: settingFields.assetsDir,
  MEDIA_URL: z
    .string()
    .regex(
      /^s3:\/\/[a-z0-9][a-z0-9.-]+(?:\/[\w.-]+)*\/?$/,
      "must be s3:// and a bucket's name, then a folder if wanted",
    )
    .optional(),
  MEDIA_ENDPOINT: settingFields.url.optional(),
  MEDIA_REGION: z.string().default("us-east-1"),
  DATABASE_URL: z
    .string()
    .regex(/^(?:file:.+|postgres(?:ql)?:\/\/.+)$/, "must start with file: or postgres://")
    .refine((value) => value.startsWith("file:") || isServerUrl(value), { error: serverUrlRule })
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, "must start with smtp:// or smtps://")
    .refine(isServerUrl, { error: serverUrlRule })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]*@[^\r\n@]+$/, "must be an address such as Team <team@example.com>")
    .default(brand.contacts.mailFrom),
  MAIL_CONNECTIONS: z
    .string()
    .regex(/^(?:[1-9]|1\d|20)$/, "must be a number from 1 to 20")
    .transform(Number)
    .default(6),
  SALES_TO: addresses.default([brand.contacts.salesEmail]),
  SUPPORT_TO: addresses.default([brand.contacts.supportEmail]),
  ALERT_TO: addresses.optional(),
  API_KEY: settingFields.secret.optional(),
  DEMO_CAMPAIGN_ID: z.string().max(200).optional(),
  ENTERPRISE_COMPANY_ID: z.string().max(80).optional(),
  CAPTCHA_PROVIDER: settingFields.captchaProvider,
  CAPTCHA_VERIFY: settingFields.captchaVerify,
  CAPTCHA_VERIFY_URL: settingFields.url.optional(),
  CAPTCHA_SECRET: settingFields.secret.optional(),
  CAPTCHA_SECRET_KEY: z.string().optional(),
  AUTH_SECRET: settingFields.secret.optional(),
  PUBLISH_SECRET: settingFields.secret.optional(),
  SECRETS_KEY: settingFields.secret.optional(),
  TRUSTED_PROXIES: settingFields.addresses,
  AUDIT_DAYS: z
    .string()
    .regex(/^\d{2,4}$/, "must be a number of days from 10 to 9999")
    .transform(Number)
    .default(400),
  LOG_LEVEL: settingFields.logLevel,
});

/** The variables of the secrets that both apps share. */
export const secretVariables = {
  apiKey: "API_KEY",
  captchaSecret: "CAPTCHA_SECRET",
  authSecret: "AUTH_SECRET",
  publishSecret: "PUBLISH_SECRET",
  demoCampaignId: "DEMO_CAMPAIGN_ID",
  enterpriseCompanyId: "ENTERPRISE_COMPANY_ID",
} as const satisfies Record<keyof Secrets, keyof z.output<typeof variables>>;

/** The back office's settings from its environment, with the generated secrets. */
export interface Settings {
  host: string;
  port: number;
  metrics: { host: string; port: number | undefined };
  siteUrl: string;
  backofficeUrl: string;
  dataDir: string;
  /** The desk's hashed files of all builds. */
  assetsDir: string;
  databaseUrl: string;
  /** The bucket of pictures; undefined: they are in a folder of `dataDir`. */
  s3: S3Settings | undefined;
  smtpUrl: string | undefined;
  mail: {
    from: string;
    salesTo: readonly string[];
    supportTo: readonly string[];
    /** Who is told when something needs the owner. */
    alertTo: readonly string[];
    /** Mails that are sent at the same time. */
    connections: number;
  };
  apiKey: string;
  demoCampaignId: string;
  enterpriseCompanyId: string;
  captcha: CaptchaSettings;
  authSecret: string;
  publishSecret: string;
  /** Those of the secrets that variables set; the others are generated. */
  givenSecrets: Partial<Secrets>;
  /** Encrypts the secrets in PostgreSQL: SECRETS_KEY, or the database's password if there is one. */
  secretsKey: string | undefined;
  trustedProxies: string[];
  /** How long the audit trail is kept. Days. */
  auditDays: number;
  logLevel: LogLevel;
}

export type CaptchaSettings = { verify: CaptchaVerifier; altchaSecret: string } & (
  | { provider: "altcha" }
  | { provider: Exclude<CaptchaProvider, "altcha">; secretKey: string; verifyUrl: string }
);

/**
 * Reads the settings once, at the start.
 *
 * @throws Error with one sentence that names the invalid variable
 */
export function readBackofficeSettings(env: Record<string, string | undefined>): Settings {
  const given = readSettings(variables, env);
  const givenSecrets = readGivenSecrets(given);
  const secrets = { ...loadSecrets(given.DATA_DIR), ...givenSecrets };
  const databaseUrl = resolveDatabaseUrl(given.DATABASE_URL, given.DATA_DIR);
  const ports = readPorts(given);
  const siteUrl = given.SITE_URL ?? `http://localhost:${ports.site}`;
  return {
    host: given.HOST,
    port: ports.backoffice,
    metrics: { host: given.METRICS_HOST, port: given.BACKOFFICE_METRICS_PORT },
    siteUrl,
    backofficeUrl: given.BACKOFFICE_URL ?? `http://localhost:${ports.backoffice}`,
    dataDir: given.DATA_DIR,
    assetsDir: join(given.ASSETS_DIR ?? join(given.DATA_DIR, "assets"), "desk"),
    databaseUrl,
    s3: readS3(given),
    smtpUrl: given.SMTP_URL,
    mail: {
      from: given.MAIL_FROM,
      salesTo: given.SALES_TO,
      supportTo: given.SUPPORT_TO,
      alertTo: given.ALERT_TO ?? given.SUPPORT_TO,
      connections: given.MAIL_CONNECTIONS,
    },
    apiKey: secrets.apiKey,
    demoCampaignId: secrets.demoCampaignId,
    enterpriseCompanyId: secrets.enterpriseCompanyId,
    captcha: readCaptcha(given, secrets.captchaSecret),
    authSecret: secrets.authSecret,
    publishSecret: secrets.publishSecret,
    givenSecrets,
    secretsKey: given.SECRETS_KEY ?? readPassword(databaseUrl),
    trustedProxies: given.TRUSTED_PROXIES,
    auditDays: given.AUDIT_DAYS,
    logLevel: given.LOG_LEVEL,
  };
}

/** The settings with other secrets. */
export function replaceSecrets(settings: Settings, secrets: Secrets): Settings {
  const { captchaSecret, ...others } = secrets;
  return { ...settings, ...others, captcha: { ...settings.captcha, altchaSecret: captchaSecret } };
}

/** The secrets of the settings. */
export function listSecrets(settings: Settings): Secrets {
  const { apiKey, authSecret, publishSecret, demoCampaignId, enterpriseCompanyId } = settings;
  const ids = { demoCampaignId, enterpriseCompanyId };
  return {
    apiKey,
    captchaSecret: settings.captcha.altchaSecret,
    authSecret,
    publishSecret,
    ...ids,
  };
}

/**
 * Reads only the location of the data, without the secrets.
 *
 * @throws Error with one sentence that names the invalid variable
 */
export function readDatabaseSettings(
  env: Record<string, string | undefined>,
): Pick<Settings, "dataDir" | "databaseUrl"> {
  const { DATA_DIR: dataDir, DATABASE_URL } = readSettings(variables, env);
  return { dataDir, databaseUrl: resolveDatabaseUrl(DATABASE_URL, dataDir) };
}

function readGivenSecrets(given: z.output<typeof variables>): Partial<Secrets> {
  const entries = Object.entries(secretVariables).map(([name, variable]) => [
    name,
    given[variable],
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The password of a database URL; undefined when it has none. */
function readPassword(databaseUrl: string): string | undefined {
  if (databaseUrl.startsWith("file:") || !URL.canParse(databaseUrl)) return undefined;
  return decodeURIComponent(new URL(databaseUrl).password) || undefined;
}

/**
 * Reads only the location of the pictures, without the secrets.
 *
 * @throws Error with one sentence that names the invalid variable
 */
export function readMediaSettings(
  env: Record<string, string | undefined>,
): Pick<Settings, "dataDir" | "s3"> {
  const given = readSettings(variables, env);
  return { dataDir: given.DATA_DIR, s3: readS3(given) };
}

function readS3(given: z.output<typeof variables>): S3Settings | undefined {
  if (!given.MEDIA_URL) return undefined;
  const [bucket = "", ...folders] = given.MEDIA_URL.slice("s3://".length)
    .split("/")
    .filter(Boolean);
  return {
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(""),
    endpoint: given.MEDIA_ENDPOINT,
    region: given.MEDIA_REGION,
  };
}

function readCaptcha(given: z.output<typeof variables>, altchaSecret: string): CaptchaSettings {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_VERIFY: verify } = given;
  if (provider === "altcha") return { provider, verify, altchaSecret };
  const secretKey = given.CAPTCHA_SECRET_KEY ?? "";
  if (!secretKey && verify === "host") {
    throw new Error(
      `The setting CAPTCHA_SECRET_KEY must be set when CAPTCHA_PROVIDER is ${provider}.`,
    );
  }
  const verifyUrl = given.CAPTCHA_VERIFY_URL ?? siteverifyUrls[provider];
  return { provider, verify, altchaSecret, secretKey, verifyUrl };
}

function resolveDatabaseUrl(url: string | undefined, dataDir: string): string {
  if (!url) return `file:${join(dataDir, "backoffice.sqlite")}`;
  return url.startsWith("file:") ? `file:${resolve(url.slice("file:".length))}` : url;
}
