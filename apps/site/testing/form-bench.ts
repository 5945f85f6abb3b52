import { randomUUID } from "node:crypto";
import { type HostStandIn, type StandInAnswer, startHostStandIn } from "./host-stand-in.ts";
import { solveCaptcha } from "./solve-captcha.ts";
import { createTestApp } from "./test-app.ts";
import { testSettings } from "./test-settings.ts";

const yes: StandInAnswer = { json: { status: true } };
const siteUrl = "https://www.example.com";

/** The lead calls that the stand-in answers; a test may change the answers. */
export const leadPaths = {
  call1: "POST /lead/add/campaign-1",
  call2: "POST /lead/bookDemo_sendMail",
  call4: "POST /contactUs",
} as const;

type RequestApp = (path: string, init?: RequestInit, env?: object) => Response | Promise<Response>;

/** What visitors do at a site: get a captcha, fill in a form and send it. */
export function createFormSender(request: RequestApp) {
  const newToken = async () => solveCaptcha(await (await request("/_captcha/challenge")).json());

  return {
    newToken,
    /** A valid demo booking with its own captcha token. */
    demo: async (changes: { recaptchaToken?: string; [field: string]: unknown } = {}) => ({
      idempotencyKey: randomUUID(),
      email: "rekha@parmar.example",
      fullName: "Rekha Parmar",
      whatsApp: "98250 12345",
      companyName: "Parmar Uniforms",
      companyEmployees: "5-9",
      ...changes,
      recaptchaToken: changes.recaptchaToken ?? (await newToken()),
    }),
    /** Sends a form from an address, as a browser on the site does. */
    send: (body: unknown, { path = "/_forms/demo", headers = {}, address = "203.0.113.7" } = {}) =>
      request(
        path,
        {
          method: "POST",
          body: JSON.stringify(body),
          headers: {
            "Content-Type": "application/json",
            Origin: siteUrl,
            "Sec-Fetch-Site": "same-origin",
            ...headers,
          },
        },
        { incoming: { socket: { remoteAddress: address } } },
      ),
  };
}

/**
 * Starts the site with a stand-in host that accepts every lead, and returns a visitor's actions. The
 * site has no spool, so a host that gives no answer is an error.
 *
 * @param stopSignal aborted when the site stops
 */
export async function startFormBench(stopSignal?: AbortSignal) {
  const { call1, call2, call4 } = leadPaths;
  const host: HostStandIn = await startHostStandIn({ [call1]: yes, [call2]: yes, [call4]: yes });
  let app = startApp({});

  function startApp(given: Record<string, string>) {
    const hosts = { API_URL: host.url, ADMIN_URL: host.url, DEMO_CAMPAIGN_ID: "campaign-1" };
    const settings = testSettings({ SITE_URL: siteUrl, CAPTCHA_COST: "500", ...hosts, ...given });
    return createTestApp(settings, undefined, undefined, { stopSignal });
  }

  return {
    ...createFormSender((path, init, env) => app.request(path, init, env)),
    host,
    request: (path: string, init?: RequestInit) => app.request(path, init),
    /** Restarts the site with other settings. */
    restart(given: Record<string, string>) {
      app = startApp(given);
    },
    /** Sends a body unchanged. */
    sendRaw: (init: RequestInit & { duplex?: "half" }, { path = "/_forms/demo" } = {}) =>
      app.request(
        path,
        { method: "POST", headers: { "Content-Type": "application/json" }, ...init },
        { incoming: { socket: { remoteAddress: "203.0.113.7" } } },
      ),
    /** The lead calls that the host has received. */
    leadCalls: () => host.calls.filter(({ method }) => method === "POST"),
  };
}

export type FormBench = Awaited<ReturnType<typeof startFormBench>>;
