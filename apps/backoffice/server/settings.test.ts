import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brand } from "@crm/brand";
import { loadSecrets } from "@crm/server-kit/secrets";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readBackofficeSettings } from "./settings.ts";

describe("the settings", () => {
  let folder: string;
  const read = (env: Record<string, string> = {}) =>
    readBackofficeSettings({ DATA_DIR: folder, ...env });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "settings-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("have working defaults, with the secrets that both apps share", () => {
    const secrets = loadSecrets(folder);
    expect(read()).toMatchObject({
      host: "127.0.0.1",
      port: 4000,
      siteUrl: "http://localhost:3000",
      backofficeUrl: "http://localhost:4000",
      databaseUrl: `file:${join(folder, "backoffice.sqlite")}`,
      smtpUrl: undefined,
      mail: {
        salesTo: [brand.contacts.salesEmail],
        supportTo: [brand.contacts.supportEmail],
        connections: 6,
      },
      captcha: { provider: "altcha", altchaSecret: secrets.captchaSecret },
      apiKey: secrets.apiKey,
      demoCampaignId: secrets.demoCampaignId,
      enterpriseCompanyId: secrets.enterpriseCompanyId,
      publishSecret: secrets.publishSecret,
      trustedProxies: [],
    });
  });

  it("name the bucket of the pictures and the folder within it", () => {
    expect(read().s3).toBeUndefined();
    const env = { MEDIA_URL: "s3://pictures/site/a/", MEDIA_ENDPOINT: "https://s3.example.com/" };
    expect(read(env).s3).toEqual({
      bucket: "pictures",
      prefix: "site/a/",
      endpoint: "https://s3.example.com",
      region: "us-east-1",
    });
    expect(read({ MEDIA_URL: "s3://pictures", MEDIA_REGION: "ap-south-1" }).s3).toEqual({
      bucket: "pictures",
      prefix: "",
      endpoint: undefined,
      region: "ap-south-1",
    });
    for (const wrong of ["pictures", "https://s3.example.com/pictures", "s3://", "s3://a/../b c"]) {
      expect(() => read({ MEDIA_URL: wrong })).toThrow(
        "The setting MEDIA_URL must be s3:// and a bucket's name, then a folder if wanted.",
      );
    }
  });

  it("use set values, and treat empty ones as unset", () => {
    const given = read({
      BACKOFFICE_PORT: " 4321 ",
      BACKOFFICE_URL: "https://desk.example.com/",
      SALES_TO: "a@example.com, b@example.com",
      API_KEY: "a key of sixteen or more",
      SMTP_URL: "",
      CAPTCHA_PROVIDER: "",
    });
    expect(given).toMatchObject({
      port: 4321,
      backofficeUrl: "https://desk.example.com",
      mail: { salesTo: ["a@example.com", "b@example.com"] },
      apiKey: "a key of sixteen or more",
      smtpUrl: undefined,
      captcha: { provider: "altcha" },
    });
  });

  it.each([
    ["BACKOFFICE_PORT", "http"],
    ["BACKOFFICE_PORT", "70000"],
    ["SITE_URL", "localhost:3000"],
    ["DATABASE_URL", "mysql://x"],
    ["SMTP_URL", "mail.example.com"],
    ["MAIL_CONNECTIONS", "0"],
    ["MAIL_CONNECTIONS", "21"],
    ["MAIL_FROM", "nobody"],
    ["MAIL_FROM", "a@example.com\nBcc: b@example.com"],
    ["SALES_TO", "a@example.com, b"],
    ["CAPTCHA_PROVIDER", "other"],
    ["CAPTCHA_VERIFY", "both"],
    ["API_KEY", "short"],
    ["API_KEY", "कुंजी-कुंजी-कुंजी-कुंजी"],
    ["TRUSTED_PROXIES", "10.0.0.0/99"],
    ["SECRETS_KEY", "too short"],
    ["TRUSTED_PROXIES", "proxy"],
    ["LOG_LEVEL", "loud"],
  ])("stop the start at %s=%j with one sentence", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^The setting ${name} must .+\\.$`));
  });

  it.each([
    ["SMTP_URL", "smtp://desk:pass#word@mail.example:587"],
    ["SMTP_URL", "smtp://desk:12#word@mail.example:587"],
    ["SMTP_URL", "smtps://desk:12/word@mail.example"],
    ["SMTP_URL", "smtps://desk:12?word@mail.example"],
    ["DATABASE_URL", "postgres://desk:pass/word@db.example/crm"],
    ["DATABASE_URL", "postgres://desk:pass?word@db.example/crm"],
    ["DATABASE_URL", "postgresql://desk:12#word@db.example/crm"],
  ])("say how a password in a URL is written, without its value: %s=%s", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(
      new Error(
        `The setting ${name} must be a valid URL, with characters such as #, /, ? and @ in its password percent-encoded (# as %23).`,
      ),
    );
  });

  it.each([
    ["SMTP_URL", "smtp://mail.example"],
    ["SMTP_URL", "smtps://desk:100%@mail.example"],
    ["SMTP_URL", "smtps://desk:pass%23word@mail.example:465/?pool=true"],
    ["DATABASE_URL", "postgres://desk:p%23%2F%3F%40@db.example:5432/crm?sslmode=require"],
    ["DATABASE_URL", "postgres:///crm?host=/run/postgresql&user=desk@office"],
    ["DATABASE_URL", "file:/srv/a#b?c@d.sqlite"],
  ])("accept %s=%s", (name, value) => {
    expect(
      [read({ [name]: value })].flatMap(({ smtpUrl, databaseUrl }) => [smtpUrl, databaseUrl]),
    ).toContain(value);
  });

  it("encrypt secrets in PostgreSQL with the database's password, unless a key is set", () => {
    const DATABASE_URL = "postgres://desk:pass%20word@db.example/crm";
    expect(read({ DATABASE_URL }).secretsKey).toBe("pass word");
    expect(read({ DATABASE_URL, SECRETS_KEY: "a key of sixteen or more" }).secretsKey).toBe(
      "a key of sixteen or more",
    );
    expect(read({ DATABASE_URL: "postgres://desk@db.example/crm" }).secretsKey).toBeUndefined();
    expect(read().secretsKey).toBeUndefined();
  });

  it("need the provider's key when this host verifies", () => {
    const turnstile = { CAPTCHA_PROVIDER: "turnstile" };
    expect(() => read(turnstile)).toThrow(/^The setting CAPTCHA_SECRET_KEY must be set/);
    expect(read({ ...turnstile, CAPTCHA_SECRET_KEY: "key" }).captcha).toMatchObject({
      provider: "turnstile",
      secretKey: "key",
    });
    expect(read({ ...turnstile, CAPTCHA_VERIFY: "site" }).captcha.verify).toBe("site");
  });
});
