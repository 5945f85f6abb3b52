import { brand, business } from "@crm/brand";
import { checkBrand } from "@crm/brand/launch/check-brand";
import { checkBusiness } from "@crm/brand/launch/check-business";
import type { Services } from "../../services.ts";
import { secretVariables } from "../../settings.ts";
import type { ConfiguredSetting, DeskSettings } from "../transport/shapes.ts";

/** Says what is configured, without any secret: of addresses only the host, of secrets only how many. */
export function listSettings({
  settings,
  databaseKind,
}: Pick<Services, "settings" | "databaseKind">): DeskSettings {
  const { smtpUrl, mail, captcha, s3, siteUrl, backofficeUrl } = settings;
  const given = Object.keys(settings.givenSecrets).length;
  const all = Object.keys(secretVariables).length;
  return {
    settings: [
      describe("Mail server", smtpUrl ? new URL(smtpUrl).host : null, "SMTP_URL"),
      describe("Mails are sent from", mail.from, "MAIL_FROM"),
      describe("Leads are mailed to", mail.salesTo.join(", "), "SALES_TO"),
      describe("Messages are mailed to", mail.supportTo.join(", "), "SUPPORT_TO"),
      describe("Alarms are mailed to", mail.alertTo.join(", "), "ALERT_TO"),
      describe("Captcha", captchaNames[captcha.provider] ?? captcha.provider, "CAPTCHA_PROVIDER"),
      describe(
        "Pictures",
        s3 ? `In the bucket ${s3.bucket}` : "In a folder of this server",
        "MEDIA_URL",
      ),
      describe(
        "Database",
        databaseKind === "postgres" ? "PostgreSQL" : "A SQLite file of this server",
        "DATABASE_URL",
      ),
      describe("Secrets", `${given} set by hand, ${all - given} generated`, null),
      describe("The site's address", siteUrl, "SITE_URL"),
      describe("The desk's address", backofficeUrl, "BACKOFFICE_URL"),
    ],
    openFacts: [...checkBrand(brand), ...checkBusiness(business)].map(({ what }) => what),
  };
}

const captchaNames: Record<string, string> = {
  altcha: "ALTCHA, without another company",
};

function describe(name: string, value: string | null, variable: string | null): ConfiguredSetting {
  return { name, value, variable };
}
