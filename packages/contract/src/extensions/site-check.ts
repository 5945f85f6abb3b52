import { createHmac } from "node:crypto";
import { z } from "zod";
import { maxCharacters } from "../fields/length-rules.ts";

/**
 * Checks that the site and the back office have the same settings: `POST {api}/site-check`, signed
 * like the other extensions. Without this check, different settings show only when every visitor's
 * form is rejected. Node only.
 */
export const siteCheckPath = "/site-check";

/** The name under which `GET {api}/capabilities` lists it. */
export const siteCheckCapability = "site-check";

/** Settings that must be equal in both apps. `PUBLISH_SECRET`, the sixth, signs the request. */
export const sharedSettings = [
  "API_KEY",
  "ENTERPRISE_COMPANY_ID",
  "CAPTCHA_PROVIDER",
  "CAPTCHA_VERIFY",
  "CAPTCHA_SECRET",
] as const;
export type SharedSetting = (typeof sharedSettings)[number];

/** The site's readiness checks that the back office tells the owner about, by name. */
export const reportedChecks = ["disk", "spool", "forms"] as const;

export const appReport = z.object({
  /** Which copy of the site it is, the same after a restart. */
  source: z.string().check(maxCharacters(300)),
  /** The sentences of its failing checks, by name. Names that are not reported are ignored. */
  failing: z.record(z.string().check(maxCharacters(40)), z.string().check(maxCharacters(1_000))),
});
export type AppReport = z.infer<typeof appReport>;

export const siteCheck = z.object({
  /** The result of `hashSharedSettings` for the site's settings. */
  hashes: z.record(z.enum(sharedSettings), z.string()),
  /** The campaign of call 1, which the back office must have. */
  demoCampaignId: z.string().check(maxCharacters(200)),
  /** Absent at a site of an older version. */
  report: appReport.optional(),
});
export type SiteCheck = z.infer<typeof siteCheck>;

export const siteCheckAnswer = z.object({
  /** The names of settings that differ; empty when none does. */
  differing: z.array(z.string()),
});
export type SiteCheckAnswer = z.infer<typeof siteCheckAnswer>;

/** If the clocks differ by more, the apps reject each other's signatures and captchas. Milliseconds. */
export const maxClockDifferenceMs = 60_000;

/**
 * Hashes settings, so that they can be compared without being revealed.
 *
 * @param publishSecret the setting `PUBLISH_SECRET`, which keys the hashes
 * @param values the settings; `CAPTCHA_SECRET` is empty where the provider does not use it
 * @returns an HMAC-SHA-256 for each, in hex
 * @example hashSharedSettings(secret, values).API_KEY // "5f1c…"
 */
export function hashSharedSettings(
  publishSecret: string,
  values: Record<SharedSetting, string>,
): Record<SharedSetting, string> {
  const hash = (name: SharedSetting) =>
    createHmac("sha256", publishSecret)
      .update(`site-check\n${name}\n${values[name]}`)
      .digest("hex");
  return Object.fromEntries(sharedSettings.map((name) => [name, hash(name)])) as Record<
    SharedSetting,
    string
  >;
}
