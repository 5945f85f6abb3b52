import { altchaChallenge } from "@crm/contract/captcha";
import { companySizes } from "@crm/contract/fields/options";
import { createCaptchaToken } from "../../../apps/backoffice/server/testing/create-captcha-token.ts";
import { type Booking, createLedger } from "../office/ledger.ts";

/** Longer than the six seconds after which a visitor must have an answer. */
const timeoutMs = 60_000;

/**
 * Sends the demo form of a site as browsers do, and records its answers in a ledger.
 *
 * @param captchaSecret signs the challenges, as at the site
 */
export function createVisitors(siteUrl: string, captchaSecret: string) {
  const ledger = createLedger();
  let longestMs = 0;

  const send = async (booking: Booking): Promise<void> => {
    const number = ledger.bookings.indexOf(booking);
    booking.tries += 1;
    const started = performance.now();
    try {
      const response = await fetch(`${siteUrl}/_forms/demo`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Origin: siteUrl.replace("127.0.0.1", "localhost"),
          "X-Forwarded-For": `10.1.${number >> 8}.${number % 256}`,
        },
        body: JSON.stringify({ ...booking.body, idempotencyKey: booking.key }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = { status: response.status, ok: response.ok };
      if (response.ok || response.status < 500) booking.answer = answer;
    } catch {
      // No answer is an expected case, which the ledger records.
    }
    longestMs = Math.max(longestMs, performance.now() - started);
  };

  return {
    ledger,
    /** The longest wait of any visitor so far. Milliseconds. */
    longestMs: () => Math.round(longestMs),
    send,
    /**
     * Opens the form, solves its captcha and sends it once.
     *
     * @param given what is sent as the captcha's token instead
     */
    async book(given?: string): Promise<Booking> {
      const { cost } = altchaChallenge;
      const recaptchaToken = given ?? (await createCaptchaToken({ secret: captchaSecret, cost }));
      const booking = ledger.open({
        ...{ fullName: "Rekha Parmar", whatsApp: "+919825012345" },
        ...{ companyName: "Parmar Uniforms", companyEmployees: companySizes[1] },
        recaptchaToken,
      });
      await send(booking);
      return booking;
    },
    async retryUnanswered(): Promise<void> {
      for (const booking of ledger.unanswered()) await send(booking);
    },
  };
}
