import { randomUUID } from "node:crypto";
import { brand } from "@crm/brand";
import { privacyRequestKinds } from "@crm/contract/extensions/privacy-requests";
import { contactChoices } from "@crm/contract/fields/options";
import { log } from "../../apps/site/app/backend/.server/log.ts";
import { startHostStandIn } from "../../apps/site/testing/host-stand-in.ts";
import { createTestApp } from "../../apps/site/testing/test-app.ts";
import { testSettings } from "../../apps/site/testing/test-settings.ts";
import { createAddresses, listWrites, type Write, type WrittenApp } from "./write.ts";

const yes = { json: { status: true } };

/** Opens the site in front of a host that accepts everything, and lists all its writing routes. */
export async function openSite(): Promise<WrittenApp> {
  const host = await startHostStandIn({
    "GET /capabilities": {
      json: {
        capabilities: ["article-feedback", "site-assertion", "held-leads", "privacy-requests"],
      },
    },
    "POST /lead/add/campaign-1": yes,
    "POST /lead/bookDemo_sendMail": yes,
    "POST /payment/addEnterPrise": yes,
    "POST /contactUs": { json: { data: { status: true } } },
    "POST /article-feedback": yes,
    "POST /privacy-requests": yes,
  });
  const settings = testSettings({
    ...{ API_URL: host.url, ADMIN_URL: host.url, DEMO_CAMPAIGN_ID: "campaign-1" },
    // With this provider the site passes any token on to the host.
    ...{ CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "key" },
  });
  const app = createTestApp(settings);
  const nextAddress = createAddresses();
  const stacks: unknown[] = [];
  const logError = log.error;
  log.error = (...args: unknown[]) => stacks.push(args);
  return {
    writes: listSiteWrites(),
    registered: listWrites(app.routes),
    async send(path, init) {
      return app.request(path, init, { incoming: { socket: { remoteAddress: nextAddress() } } });
    },
    listStackTraces: () => stacks,
    async close() {
      log.error = logError;
      await host.stop();
    },
  };
}

function listSiteWrites(): Write[] {
  const post = (route: string, body: () => object): Write => ({
    method: "POST",
    route,
    path: route,
    body: async () => ({ ...body() }),
  });
  const withoutScript = (write: Write): Write => ({ ...write, status: 303 });
  const form = (fields: Record<string, unknown>) => () => ({
    idempotencyKey: randomUUID(),
    recaptchaToken: "token",
    email: "asha@shop.in",
    context: { marketingConsent: true, page: "/", campaign: { utm_source: "mail" } },
    ...fields,
  });
  const company = { companyName: "Shop" };
  const demo = form({
    ...company,
    ...{ fullName: "Asha", whatsApp: "98250 12345", companyEmployees: "5-9" },
  });
  const enterprise = form({
    ...company,
    ...{ name: "Asha", phone: "98250 12345", companySize: "5-9" },
  });
  const contact = form({
    ...{ firstName: "Asha", lastName: "Patel", phone: "98250 12345", message: "Hello" },
    data: contactChoices(brand.product.name)[0],
  });
  const request = form({ kind: privacyRequestKinds.erasure, message: "Please hurry" });
  return [
    post("/_forms/demo", demo),
    post("/_forms/enterprise", enterprise),
    post("/_forms/contact", contact),
    post("/_forms/data", request),
    withoutScript(post("/your-data", request)),
    withoutScript(post("/book-demo", demo)),
    withoutScript(post("/enterprise-inquiry", enterprise)),
    withoutScript(post("/contact-us", contact)),
    {
      ...post("/_forms/feedback", () => ({
        ...{ section: "help", category: "data", slug: "import", helpful: "no", reason: "unclear" },
        note: "Too long",
      })),
      status: 303,
    },
  ];
}
