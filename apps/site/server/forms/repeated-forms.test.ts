import { randomUUID } from "node:crypto";
import { readSiteAssertion } from "@crm/contract/extensions/site-assertion";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createFormSender } from "../../testing/form-bench.ts";
import {
  type HostStandIn,
  type StandInAnswer,
  startHostStandIn,
} from "../../testing/host-stand-in.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { testSettings } from "../../testing/test-settings.ts";

const call1 = "POST /lead/add/campaign-1";
const captchaError = {
  outcome: "invalid",
  errors: { recaptchaToken: "Please complete the reCAPTCHA." },
};

let provider: HostStandIn;
let host: HostStandIn;
/** The idempotency keys of the host's leads. */
let leads: Set<string>;

/** A provider that accepts each token once, and says so with its error code. */
function acceptOnce(): StandInAnswer {
  const used = new Set<string>();
  return (response, { body }) => {
    const success = !used.has(body);
    used.add(body);
    const codes = success ? [] : ["timeout-or-duplicate"];
    response.writeHead(200).end(JSON.stringify({ success, "error-codes": codes }));
  };
}

/** Answers as the back office does: a known key first, then what the site signed about the captcha. */
const storeOnce: StandInAnswer = (response, { headers }) => {
  const key = String(headers["idempotency-key"]);
  const assertion = readSiteAssertion(secret, String(headers["x-site-assertion"]));
  const isGood = leads.has(key) || assertion?.captcha !== undefined;
  if (isGood) leads.add(key);
  response.writeHead(isGood ? 200 : 400).end(JSON.stringify({ status: isGood }));
};

const secret = "one secret of both copies";

beforeEach(async () => {
  leads = new Set();
  provider = await startHostStandIn({ "POST /": acceptOnce() });
  host = await startHostStandIn({
    "GET /capabilities": { json: { capabilities: ["site-assertion", "keyed-repeats"] } },
    [call1]: storeOnce,
    "POST /lead/bookDemo_sendMail": { json: { status: true } },
  });
});
afterEach(() => Promise.all([provider.stop(), host.stop()]));

/** Another copy of the site, with the same settings. */
function startCopy() {
  const app = createTestApp(
    testSettings({
      ...{ SITE_URL: "https://www.example.com", API_URL: host.url, ADMIN_URL: host.url },
      ...{ CAPTCHA_PROVIDER: "turnstile", CAPTCHA_VERIFY: "site", CAPTCHA_SITE_KEY: "key" },
      ...{ CAPTCHA_SECRET_KEY: "secret", CAPTCHA_VERIFY_URL: provider.url },
      ...{ DEMO_CAMPAIGN_ID: "campaign-1", PUBLISH_SECRET: secret },
    }),
  );
  return createFormSender((path, init, env) => app.request(path, init, env));
}

it("a repeat with its key gets the first answer at every copy, although its token is used", async () => {
  const [first, second] = [startCopy(), startCopy()];
  const booking = await first.demo({ recaptchaToken: "token" });
  for (const copy of [first, second, first]) {
    const answer = await copy.send(booking);
    expect([answer.status, await answer.json()]).toEqual([200, { outcome: "booked" }]);
  }
  expect([...leads]).toEqual([booking.idempotencyKey]);
});

it("another submission with a used token is an error and stores nothing", async () => {
  const booking = await startCopy().demo({ recaptchaToken: "token" });
  await startCopy().send(booking);
  const answer = await startCopy().send({ ...booking, idempotencyKey: randomUUID() });
  expect([answer.status, await answer.json()]).toEqual([422, captchaError]);
  expect(leads.size).toBe(1);
});

it("a used token is an error in front of a host that does not answer repeats, or gives no answer", async () => {
  const booking = await startCopy().demo({ recaptchaToken: "token" });
  await startCopy().send(booking);
  const sent = () => host.calls.filter(({ path }) => path === "/lead/add/campaign-1").length;

  host.answers["GET /capabilities"] = { json: { capabilities: ["site-assertion"] } };
  expect(await (await startCopy().send(booking)).json()).toEqual(captchaError);
  expect(sent()).toBe(1);

  host.answers["GET /capabilities"] = { json: { capabilities: ["keyed-repeats"] } };
  expect(await (await startCopy().send(booking)).json()).toEqual(captchaError);
  expect(sent()).toBe(1);

  await host.stop();
  expect(await (await startCopy().send(booking)).json()).toEqual(captchaError);
});
