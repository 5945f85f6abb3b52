import { addLead } from "@crm/contract/calls/add-lead";
import { apiKeyHeader, callPath, idempotencyHeader } from "@crm/contract/calls/call";
import { sendDemoMail } from "@crm/contract/calls/send-demo-mail";
import { altchaChallenge } from "@crm/contract/captcha";
import { companySizes } from "@crm/contract/fields/options";
import { loadSecrets } from "@crm/server-kit/secrets";
import { createCaptchaToken } from "../../../apps/backoffice/server/testing/create-captcha-token.ts";
import type { Booking, Ledger } from "./ledger.ts";
import type { KillableOffice } from "./office.ts";

const lead = {
  fullName: "Rekha Parmar",
  whatsApp: "+919825012345",
  companyName: "Parmar Uniforms",
  companyEmployees: companySizes[1],
};

const timeoutMs = 10_000;

/** Books demos at an office and records its answers in the ledger. */
export function createBooker(office: KillableOffice, ledger: Ledger) {
  const secrets = loadSecrets(office.dataDir);
  const addLeadUrl = `${office.url}/api${callPath(addLead, { campaignId: secrets.demoCampaignId })}`;
  const sendMailUrl = `${office.url}/api${sendDemoMail.path}`;

  const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", [apiKeyHeader]: secrets.apiKey, ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // After a server error it is unknown whether the booking is stored.
    if (response.status >= 500) throw new Error(`answered ${response.status}`);
    const { status } = (await response.json()) as { status: boolean };
    return { status: response.status, ok: status };
  };

  /** Sends calls 1 and 2 for one booking; if the office is killed meanwhile, it has no answer. */
  const send = async (booking: Booking): Promise<void> => {
    const number = ledger.bookings.indexOf(booking);
    const visitor = `10.${number >> 16}.${(number >> 8) % 256}.${number % 256}`;
    booking.tries += 1;
    try {
      booking.answer ??= await post(addLeadUrl, booking.body, {
        [idempotencyHeader]: booking.key,
        "X-Forwarded-For": visitor,
      });
      if (!booking.answer.ok || booking.released) return;
      const { whatsApp: phone, ...others } = lead;
      const mail = { ...others, phone, email: booking.email };
      booking.released = (await post(sendMailUrl, mail, { "X-Forwarded-For": visitor })).ok;
    } catch {
      // No answer is an expected case, which the ledger records.
    }
  };

  const bookOne = async (): Promise<void> => {
    const recaptchaToken = await createCaptchaToken({
      secret: secrets.captchaSecret,
      cost: altchaChallenge.cost,
    });
    await send(ledger.open({ ...lead, recaptchaToken }));
  };

  return {
    send,
    /** Books this many demos, one after the other. */
    async book(count: number): Promise<void> {
      for (let booked = 0; booked < count; booked += 1) await bookOne();
    },
    /** Books one demo after the other until it is stopped, and reports when each is done. */
    async keepBooking(signal: AbortSignal, onBooked: () => void): Promise<void> {
      while (!signal.aborted) {
        await bookOne();
        onBooked();
      }
    },
    /** Sends bookings without an answer again, with the same key and the same body. */
    async retryUnfinished(): Promise<void> {
      const unfinished = ledger.bookings.filter(({ answer, released }) => !answer || !released);
      for (const booking of unfinished) await send(booking);
    },
  };
}
