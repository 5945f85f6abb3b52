import { join } from "node:path";
import { altchaChallenge } from "@crm/contract/captcha";
import { portFields, readPorts } from "@crm/server-kit/port-settings";
import { loadSecrets } from "@crm/server-kit/secrets";
import { readSettings, settingFields } from "@crm/server-kit/settings";
import { z } from "zod";

const { origin, url, secret } = settingFields;

const schema = z.object({
  HOST: z.string().default("127.0.0.1"),
  ...portFields,
  METRICS_HOST: settingFields.metricsHost,
  SITE_METRICS_PORT: settingFields.port.optional(),
  SITE_URL: origin.optional(),
  BACKOFFICE_URL: origin.optional(),
  API_URL: url.optional(),
  ADMIN_URL: url.optional(),
  APP_URL: url.default("https://app.example.com"),
  DATA_DIR: settingFields.dataDir,
  ASSETS_DIR: settingFields.assetsDir,
  TRUSTED_PROXIES: settingFields.addresses,
  CAPTCHA_PROVIDER: settingFields.captchaProvider,
  CAPTCHA_VERIFY: settingFields.captchaVerify,
  CAPTCHA_COST: z
    .string()
    .regex(/^(?:[1-9]\d{2,4}|100000)$/, "must be a number from 100 to 100000")
    .transform(Number)
    .default(altchaChallenge.cost),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET_KEY: z.string().optional(),
  CAPTCHA_VERIFY_URL: url.optional(),
  CAPTCHA_SCRIPT_URL: url.optional(),
  CAPTCHA_SECRET: secret.optional(),
  PUBLISH_SECRET: secret.optional(),
  API_KEY: secret.optional(),
  DEMO_CAMPAIGN_ID: z.string().optional(),
  ENTERPRISE_COMPANY_ID: z.string().optional(),
  LOG_LEVEL: settingFields.logLevel,
});

/**
 * The site's settings, listed in the README and read once at startup. Secrets that are not set come
 * from a file under `DATA_DIR` that both apps share.
 *
 * @throws Error with one sentence that names the first wrong setting
 */
export function readSiteSettings(env: Record<string, string | undefined>) {
  const given = readSettings(schema, env);
  const { CAPTCHA_PROVIDER: provider } = given;
  if (provider !== "altcha" && !given.CAPTCHA_SITE_KEY) {
    throw new Error(
      `The setting CAPTCHA_SITE_KEY must be set when CAPTCHA_PROVIDER is ${provider}.`,
    );
  }
  if (provider !== "altcha" && given.CAPTCHA_VERIFY === "site" && !given.CAPTCHA_SECRET_KEY) {
    throw new Error("The setting CAPTCHA_SECRET_KEY must be set when CAPTCHA_VERIFY is site.");
  }
  const ports = readPorts(given);
  const backofficeUrl = given.BACKOFFICE_URL ?? `http://localhost:${ports.backoffice}`;
  const siteUrl = given.SITE_URL ?? `http://localhost:${ports.site}`;
  const secrets = loadSecrets(given.DATA_DIR);
  return {
    host: given.HOST,
    port: ports.site,
    metrics: { host: given.METRICS_HOST, port: given.SITE_METRICS_PORT },
    siteUrl: new URL(siteUrl).origin,
    appUrl: given.APP_URL,
    /** The desk's public origin, which may show previews in a frame. */
    deskOrigin: new URL(backofficeUrl).origin,
    apiUrl: given.API_URL ?? `${backofficeUrl}/api`,
    adminUrl: given.ADMIN_URL ?? backofficeUrl,
    dataDir: given.DATA_DIR,
    assetsDir: join(given.ASSETS_DIR ?? join(given.DATA_DIR, "assets"), "site"),
    trustedProxies: given.TRUSTED_PROXIES,
    logLevel: given.LOG_LEVEL,
    apiKey: given.API_KEY ?? secrets.apiKey,
    demoCampaignId: given.DEMO_CAMPAIGN_ID ?? secrets.demoCampaignId,
    enterpriseCompanyId: given.ENTERPRISE_COMPANY_ID ?? secrets.enterpriseCompanyId,
    publishSecret: given.PUBLISH_SECRET ?? secrets.publishSecret,
    captcha: {
      provider,
      verify: given.CAPTCHA_VERIFY,
      siteKey: given.CAPTCHA_SITE_KEY,
      secretKey: given.CAPTCHA_SECRET_KEY,
      verifyUrl: given.CAPTCHA_VERIFY_URL,
      scriptUrl: given.CAPTCHA_SCRIPT_URL,
      cost: given.CAPTCHA_COST,
      challengeSecret: given.CAPTCHA_SECRET ?? secrets.captchaSecret,
    },
  };
}

/** The folder of the site's data, for commands that need no other setting. */
export function readSiteDataDir(env: Record<string, string | undefined>): string {
  return readSettings(schema.pick({ DATA_DIR: true }), env).DATA_DIR;
}

export type SiteSettings = ReturnType<typeof readSiteSettings>;
