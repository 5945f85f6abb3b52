import type { FormReply } from "../app/forms/form-reply.ts";
import { startHostStandIn } from "./host-stand-in.ts";
import { createTestApp, htmlPage } from "./test-app.ts";
import { testSettings } from "./test-settings.ts";

const siteUrl = "https://www.example.com";
const yes = { json: { status: true } };

/** What a browser without JavaScript sends for a valid demo booking. */
export const plainBooking = {
  email: "rekha@parmar.example",
  fullName: "Rekha Parmar",
  whatsApp: "98250 12345",
  phoneCountry: "IN",
  companyName: "Parmar Uniforms",
  companyEmployees: "5-9",
  recaptchaToken: "",
};

/** Starts the site with a stand-in host that holds leads, and records what is rendered. */
export async function startPageFormBench() {
  const host = await startHostStandIn({
    "GET /capabilities": { json: { capabilities: ["site-assertion", "held-leads"] } },
    "POST /lead/add/campaign-1": yes,
    "POST /lead/bookDemo_sendMail": yes,
  });
  const settings = testSettings({
    ...{ SITE_URL: siteUrl, API_URL: host.url, ADMIN_URL: host.url },
    DEMO_CAMPAIGN_ID: "campaign-1",
  });
  /** The replies that were rendered. */
  const replies: FormReply[] = [];
  /** The addresses that were rendered. */
  const rendered: string[] = [];
  /** Errors that the next renderings throw. */
  const failures: Error[] = [];
  const app = createTestApp(settings, async (key, reply) => {
    const failure = failures.shift();
    if (failure) throw failure;
    rendered.push(key);
    if (reply) replies.push(reply);
    return htmlPage(key, { status: reply?.status ?? 200 });
  });

  return {
    ...{ host, settings, app, replies, rendered, failures },
    /** Sends the demo form as a browser without JavaScript does. */
    send: (
      changes: Record<string, string> = {},
      {
        headers = {},
        address = "203.0.113.7",
      }: { headers?: Record<string, string>; address?: string } = {},
    ) =>
      app.request(
        "/book-demo",
        {
          method: "POST",
          body: new URLSearchParams({ ...plainBooking, ...changes }),
          headers: {
            Accept: "text/html,application/xhtml+xml",
            Origin: siteUrl,
            "Sec-Fetch-Site": "same-origin",
            ...headers,
          },
        },
        { incoming: { socket: { remoteAddress: address } } },
      ),
    sentLeads: () => host.calls.filter(({ path }) => path === "/lead/add/campaign-1"),
  };
}

export type PageFormBench = Awaited<ReturnType<typeof startPageFormBench>>;
