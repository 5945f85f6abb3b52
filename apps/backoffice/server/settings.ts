import { join, resolve } from "node:path";
import { brand } from "@crm/brand";
import { type CaptchaProvider, type CaptchaVerifier, siteverifyUrls } from "@crm/contract/captcha";
import { emailPattern } from "@crm/contract/fields/email";
import { loadSecrets } from "@crm/server-kit/secrets";
import { type LogLevel, readSettings, settingFields } from "@crm/server-kit/settings";
import { z } from "zod";
import type { S3Settings } from "./media/s3-bucket.ts";

const addresses = z
  .string()
  .transform((value) => [...new Set(value.split(",").map((address) => address.trim()))])
  .refine((list) => list.every((address) => emailPattern.test(address)), {
    error: "must be email addresses, separated by commas",
  });

const variables = z.object({
  HOST: z.string().default("127.0.0.1"),
  SITE_PORT: settingFields.port(3000),
  BACKOFFICE_PORT: settingFields.port(4000),
  SITE_URL: settingFields.url.optional(),
  BACKOFFICE_URL: settingFields.url.optional(),
  SITE_INTERNAL_URLS: settingFields.urls.optional(),
  DATA_DIR: settingFields.dataDir,
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
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, "must start with smtp:// or smtps://")
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
  TRUSTED_PROXIES: settingFields.addresses,
  LOG_LEVEL: settingFields.logLevel,
});

/** The back office's settings from its environment, with the generated secrets. */
export interface Settings {
  host: string;
  port: number;
  siteUrl: string;
  siteInternalUrls: string[];
  backofficeUrl: string;
  dataDir: string;
  databaseUrl: string;
  /** The bucket of pictures; undefined: they are in a folder of `dataDir`. */
  s3: S3Settings | undefined;
  smtpUrl: string | undefined;
  mail: {
    from: string;
    salesTo: readonly string[];
    supportTo: readonly string[];
    /** Mails that are sent at the same time. */
    connections: number;
  };
  apiKey: string;
  demoCampaignId: string;
  enterpriseCompanyId: string;
  captcha: CaptchaSettings;
  authSecret: string;
  publishSecret: string;
  trustedProxies: string[];
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
  const secrets = loadSecrets(given.DATA_DIR);
  const siteUrl = given.SITE_URL ?? `http://localhost:${given.SITE_PORT}`;
  return {
    host: given.HOST,
    port: given.BACKOFFICE_PORT,
    siteUrl,
    siteInternalUrls: given.SITE_INTERNAL_URLS ?? [siteUrl],
    backofficeUrl: given.BACKOFFICE_URL ?? `http://localhost:${given.BACKOFFICE_PORT}`,
    dataDir: given.DATA_DIR,
    databaseUrl: resolveDatabaseUrl(given.DATABASE_URL, given.DATA_DIR),
    s3: readS3(given),
    smtpUrl: given.SMTP_URL,
    mail: {
      from: given.MAIL_FROM,
      salesTo: given.SALES_TO,
      supportTo: given.SUPPORT_TO,
      connections: given.MAIL_CONNECTIONS,
    },
    apiKey: given.API_KEY ?? secrets.apiKey,
    demoCampaignId: given.DEMO_CAMPAIGN_ID ?? secrets.demoCampaignId,
    enterpriseCompanyId: given.ENTERPRISE_COMPANY_ID ?? secrets.enterpriseCompanyId,
    captcha: readCaptcha(given, given.CAPTCHA_SECRET ?? secrets.captchaSecret),
    authSecret: given.AUTH_SECRET ?? secrets.authSecret,
    publishSecret: given.PUBLISH_SECRET ?? secrets.publishSecret,
    trustedProxies: given.TRUSTED_PROXIES,
    logLevel: given.LOG_LEVEL,
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
