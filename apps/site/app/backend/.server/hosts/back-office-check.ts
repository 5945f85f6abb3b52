import {
  type AppReport,
  hashSharedSettings,
  maxClockDifferenceMs,
  type SiteCheck,
  siteCheckAnswer,
  siteCheckCapability,
  siteCheckPath,
} from "@crm/contract/extensions/site-check";
import { log } from "../log.ts";
import type { SiteSettings } from "../settings.ts";
import { createCapabilities } from "./capabilities.ts";
import { type CallExtension, createExtensionClient } from "./extension-client.ts";

/** Interval of the check while all is well. Milliseconds. */
const repeatMs = 60_000;
/** Interval while there is a problem or the host gives no answer. Milliseconds. */
const retryMs = 5_000;

/** What this site knows about wrong settings and clocks. */
export interface KnownProblems {
  /** The problem and its solution in one sentence; undefined while no problem is known. */
  problem(): string | undefined;
  /** Checks once. A host that gives no answer, or does not know the check, changes nothing. */
  check(): Promise<void>;
}

/** Checks whether the back office accepts what this site sends. */
export interface BackOfficeCheck extends KnownProblems {
  /** Checks now and then repeatedly. */
  start(): void;
}

/** Nothing is checked. */
export const noProblems: KnownProblems = { problem: () => undefined, check: async () => {} };

/**
 * @param now this machine's clock, in epoch milliseconds
 * @param describeCopy what fails at this copy of the site; the back office mails it to the owner
 */
export function createBackOfficeCheck(
  settings: SiteSettings,
  now: () => number = Date.now,
  describeCopy?: () => Promise<AppReport>,
): BackOfficeCheck {
  const { has } = createCapabilities(settings.apiUrl);
  const callExtension = createExtensionClient(settings.apiUrl, settings.publishSecret);
  let problem: string | undefined;
  let answered = false;

  async function check(): Promise<void> {
    answered = false;
    if (!(await has(siteCheckCapability))) return;
    const found = await checkBackOffice(callExtension, settings, now, describeCopy).catch(
      () => "no answer" as const,
    );
    if (found === "no answer") return;
    answered = true;
    if (found.problem && found.problem !== problem) {
      log.error({ host: settings.apiUrl }, found.problem);
    } else if (problem && !found.problem) {
      log.info({ host: settings.apiUrl }, "The site and the back office agree again.");
    }
    problem = found.problem;
  }

  function repeat(): void {
    void check().then(() => {
      setTimeout(repeat, answered && !problem ? repeatMs : retryMs).unref();
    });
  }

  return { problem: () => problem, check, start: repeat };
}

async function checkBackOffice(
  callExtension: CallExtension,
  settings: SiteSettings,
  now: () => number,
  describeCopy?: () => Promise<AppReport>,
): Promise<{ problem: string | undefined }> {
  const report = await describeCopy?.();
  const sentAt = now();
  const { status, headers, body } = await callExtension(siteCheckPath, {
    body: { ...describeSettings(settings), report },
    signedAt: sentAt,
  });
  const difference = Math.abs(Date.parse(headers.date ?? "") - sentAt);
  if (difference > maxClockDifferenceMs) return { problem: describeClocks(difference) };
  if (status === 401) return { problem: wrongSignature };
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
