import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import {
  hashSharedSettings,
  maxClockDifferenceMs,
  type SiteCheck,
  siteCheckAnswer,
  siteCheckCapability,
  siteCheckPath,
} from "@crm/contract/extensions/site-check";
import { sendRequest } from "@crm/server-kit/send-request";
import { log } from "../log.ts";
import type { SiteSettings } from "../settings.ts";
import { createCapabilities } from "./capabilities.ts";
import { readJsonAnswer } from "./read-json-answer.ts";

/** The host may take this long. Milliseconds. */
const timeoutMs = 4_000;
/** Asked again after this long, once all is well. Milliseconds. */
const repeatMs = 60_000;
/** Asked again after this long while something is wrong, or the host gives no answer. */
const retryMs = 5_000;

/** Watches whether the back office would accept what this site sends. */
export interface BackOfficeCheck {
  /** What is wrong and what to do, in one sentence; undefined while nothing is known to be. */
  problem(): string | undefined;
  /** Asks once. A host that gives no answer, or does not know the question, changes nothing. */
  look(): Promise<void>;
  /** Asks now and goes on asking. */
  start(): void;
}

/** @param now this machine's clock, in epoch milliseconds */
export function createBackOfficeCheck(
  settings: SiteSettings,
  now: () => number = Date.now,
): BackOfficeCheck {
  const { has } = createCapabilities(settings.apiUrl);
  let problem: string | undefined;
  let answered = false;

  async function look(): Promise<void> {
    answered = false;
    if (!(await has(siteCheckCapability))) return;
    const found = await askBackOffice(settings, now).catch(() => "no answer" as const);
    if (found === "no answer") return;
    answered = true;
    if (found.problem && found.problem !== problem) {
      log.error({ host: settings.apiUrl }, found.problem);
    } else if (problem && !found.problem) {
      log.info({ host: settings.apiUrl }, "The site and the back office fit together again.");
    }
    problem = found.problem;
  }

  function repeat(): void {
    void look().then(() => {
      setTimeout(repeat, answered && !problem ? repeatMs : retryMs).unref();
    });
  }

  return { problem: () => problem, look, start: repeat };
}

async function askBackOffice(
  settings: SiteSettings,
  now: () => number,
): Promise<{ problem: string | undefined }> {
  const asked = now();
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await sendRequest(settings.apiUrl + siteCheckPath, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      [siteAssertionHeader]: signSiteAssertion(settings.publishSecret, {}, asked),
    },
    body: JSON.stringify(describeSettings(settings)),
    signal,
  });
  const body = await readJsonAnswer(response, signal);
  const difference = Math.abs(Date.parse(response.headers.date ?? "") - asked);
  if (difference > maxClockDifferenceMs) return { problem: describeClocks(difference) };
  if (response.statusCode === 401) return { problem: wrongSignature };
  const { differing } = siteCheckAnswer.parse(body);
  return { problem: differing.length > 0 ? describeDifferences(differing) : undefined };
}

function describeSettings(settings: SiteSettings): SiteCheck {
  const { apiKey, captcha, demoCampaignId, enterpriseCompanyId, publishSecret } = settings;
  const hashes = hashSharedSettings(publishSecret, {
    API_KEY: apiKey,
    ENTERPRISE_COMPANY_ID: enterpriseCompanyId,
    CAPTCHA_PROVIDER: captcha.provider,
    CAPTCHA_VERIFY: captcha.verify,
    CAPTCHA_SECRET: captcha.provider === "altcha" ? captcha.challengeSecret : "",
  });
  return { hashes, demoCampaignId };
}

const wrongSignature =
  "The back office does not accept this site's signature; give both the same PUBLISH_SECRET, or the same DATA_DIR, and start both again.";

function describeDifferences(names: readonly string[]): string {
  return `The site and the back office have different values of ${names.join(", ")}; give both the same, or the same DATA_DIR, and start both again.`;
}

function describeClocks(differenceMs: number): string {
  const seconds = Math.round(differenceMs / 1_000);
  return `The clocks of the site and the back office differ by ${seconds} seconds; set both from a time server.`;
}
