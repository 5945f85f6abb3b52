import { type Finding, isExample } from "@crm/brand/launch/finding";

type Env = Record<string, string | undefined>;

/** Finds settings that are fine for development but not in public. */
export function checkSettings(given: Env): Finding[] {
  const env: Env = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value?.trim() || undefined]),
  );
  const alone = env.BACKOFFICE === "off";
  return [
    ...publicAddress(env, "SITE_URL"),
    ...(alone ? [] : publicAddress(env, "BACKOFFICE_URL")),
    ...appHost(env),
    ...(alone ? foreignHosts(env) : mail(env)),
    ...proxies(env),
    ...secrets(env),
  ];
}

function publicAddress(env: Env, name: string): Finding[] {
  const value = env[name];
  if (!value) return [{ where: name, what: "is unset, so links point to localhost" }];
  const { protocol, hostname } = new URL(value);
  if (protocol !== "https:") return [{ where: name, what: `does not use https: ${value}` }];
  return isExample(hostname) ? [{ where: name, what: `is an example address: ${value}` }] : [];
}

function appHost({ APP_URL }: Env): Finding[] {
  if (APP_URL && !isExample(APP_URL)) return [];
  return [
    { where: "APP_URL", what: "is not set to the app's host: login and sign-up links do not work" },
  ];
}

function mail(env: Env): Finding[] {
  const findings = env.SMTP_URL
    ? []
    : [{ where: "SMTP_URL", what: "is unset, so mail stays in the outbox" }];
  const examples = ["MAIL_FROM", "SALES_TO", "SUPPORT_TO"].filter((name) =>
    isExample(env[name] ?? ""),
  );
  return [
    ...findings,
    ...examples.map((where) => ({ where, what: `is an example address: ${env[where]}` })),
  ];
}

function foreignHosts(env: Env): Finding[] {
  return ["API_URL", "ADMIN_URL", "API_KEY", "DEMO_CAMPAIGN_ID", "ENTERPRISE_COMPANY_ID"]
    .filter((name) => !env[name])
    .map((where) => ({
      where,
      what: "is unset, while BACKOFFICE is off and other hosts are used",
    }));
}

function proxies({ SITE_URL, TRUSTED_PROXIES }: Env): Finding[] {
  if (TRUSTED_PROXIES || !SITE_URL?.startsWith("https:")) return [];
  const what =
    "is unset, while a proxy serves https for the site: all visitors share one rate limit";
  return [{ where: "TRUSTED_PROXIES", what }];
}

function secrets(env: Env): Finding[] {
  return ["API_KEY", "CAPTCHA_SECRET", "AUTH_SECRET", "PUBLISH_SECRET"]
    .filter((name) => /change|secret|password|example|1234/i.test(env[name] ?? ""))
    .map((where) => ({ where, what: "looks like a placeholder; unset it to have one generated" }));
}
