import { randomUUID } from "node:crypto";
import type { CaptchaVerifier } from "@crm/contract/captcha";
import { loadSecrets } from "@crm/server-kit/secrets";
import { unavailableCaptcha } from "../../../apps/site/app/forms/outcome.ts";
import { startMailSink } from "../../../e2e/fixtures/mail-sink.ts";
import { findFreePort } from "../../../scripts/process/ports.ts";
import type { Result } from "../experiment.ts";
import { createOffice } from "../office/office.ts";
import { openSqliteStore } from "../office/store.ts";
import { createVisitors } from "../site/send-forms.ts";
import { createSite } from "../site/site.ts";
import { type ProviderFault, startFaultyProvider } from "./faulty-provider.ts";

export interface CaptchaPlan {
  /** Which app asks the provider. */
  verifiers: readonly CaptchaVerifier[];
  faults: readonly ProviderFault[];
  /** How many demos are booked during each fault, with each kind of captcha. */
  bookings: number;
}

/** No visitor of a form may wait longer. Milliseconds. */
const maxWaitMs = 6_000;

/**
 * What the browser sends: the provider's token, our own captcha where the provider's widget did not load,
 * or that none could be loaded.
 */
const captchas = ["the provider's", "our own", "no"] as const;
type Captcha = (typeof captchas)[number];

/** A provider that is slow answers in the end; in every other fault it says nothing about a token. */
const isSilent = (fault: ProviderFault | undefined) => fault !== undefined && fault !== "slow";

/** A booking, and what became of it. */
interface Booked {
  /** For people. */
  name: string;
  isThanked: boolean;
  ms: number;
  /** Whether nobody could check its captcha, so that it must be held for review. */
  mustBeHeld: boolean;
  leads: { isHeld: boolean }[];
  /** Whether a mail to the typed address was written. */
  isMailed: boolean;
}

/** Books demos at the real apps while a stand-in for their captcha's provider fails in each way. */
export async function runCaptchaFailures(
  { verifiers, faults, bookings }: CaptchaPlan,
  say: (line: string) => void = () => {},
): Promise<Result> {
  const booked: Booked[] = [];
  let followed = 0;
  for (const verifier of verifiers) {
    const result = await bookDuring([undefined, ...faults], verifier, bookings);
    booked.push(...result.booked);
    followed += result.followed;
    say(`the ${verifier} asks the provider: ${result.booked.length} bookings`);
  }
  const longestMs = Math.round(Math.max(...booked.map(({ ms }) => ms)));
  const list = (isBroken: (booking: Booked) => boolean) =>
    booked.filter(isBroken).map(({ name }) => name);
  const held = booked.filter(({ leads }) => leads.some(({ isHeld }) => isHeld));
  return {
    figures: { bookings: booked.length, held: held.length, longestMs },
    findings: [
      { promise: "every visitor was thanked", broken: list(({ isThanked }) => !isThanked) },
      { promise: "every lead is stored once", broken: list(({ leads }) => leads.length !== 1) },
      {
        promise: "exactly the leads whose captcha nobody could check are held for review",
        broken: list(({ leads, mustBeHeld }) => leads.some(({ isHeld }) => isHeld !== mustBeHeld)),
      },
      {
        promise: "a lead that is held mails nothing to the typed address, every other one does",
        broken: list(({ isMailed, mustBeHeld }) => isMailed === mustBeHeld),
      },
      {
        promise: `no visitor waited longer than ${maxWaitMs / 1_000} s`,
        broken: list(({ ms }) => ms > maxWaitMs),
      },
      {
        promise: "no token was sent on to where the provider redirects",
        broken: followed === 0 ? [] : [`${followed} times`],
      },
    ],
  };
}

async function bookDuring(
  faults: readonly (ProviderFault | undefined)[],
  verifier: CaptchaVerifier,
  bookings: number,
) {
  const sink = await startMailSink();
  const provider = await startFaultyProvider(await findFreePort());
  const settings = {
    ...{ CAPTCHA_PROVIDER: "turnstile", CAPTCHA_VERIFY: verifier, CAPTCHA_SITE_KEY: "site key" },
    ...{ CAPTCHA_SECRET_KEY: "secret key", CAPTCHA_VERIFY_URL: provider.url },
  };
  const office = await createOffice(sink.url, { settings });
  const running = await office.start();
  const site = await createSite(office, office.url, { settings });
  const runningSite = await site.start();
  const visitors = createVisitors(site.url, loadSecrets(office.dataDir).captchaSecret);
  const tokens: Record<Captcha, () => string | undefined> = {
    "the provider's": () => `token-${randomUUID()}`,
    "our own": () => undefined,
    no: () => unavailableCaptcha,
  };
  const { query } = openSqliteStore(office.dataDir);
  try {
    const booked: Booked[] = [];
    for (const fault of faults) {
      await provider.fail(fault);
      for (const captcha of Array.from({ length: bookings }, () => captchas).flat()) {
        const started = performance.now();
        const { email, answer } = await visitors.book(tokens[captcha]());
        const ms = performance.now() - started;
        const leads = await query<{ id: string; review: string | null }>(
          `select id, review from leads where email = '${email}'`,
        );
        const mails = await query(`select id from mails where recipient = '${email}'`);
        booked.push({
          name: `${captcha} captcha, provider ${fault ?? "well"}, asked by the ${verifier}`,
          isThanked: answer?.ok === true,
          ms,
          mustBeHeld: captcha === "no" || (captcha === "the provider's" && isSilent(fault)),
          leads: leads.map(({ review }) => ({ isHeld: review !== null })),
          isMailed: mails.length > 0,
        });
      }
    }
    return { booked, followed: provider.followed };
  } finally {
    await Promise.all([runningSite.kill(), running.kill(), sink.stop(), provider.stop()]);
    site.remove();
    office.remove();
  }
}
