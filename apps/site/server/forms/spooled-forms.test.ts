import { randomUUID } from "node:crypto";
import { brand } from "@crm/brand";
import { readSiteAssertion } from "@crm/contract/extensions/site-assertion";
import { readSpooledVerdict } from "@crm/contract/extensions/spooled-leads";
import { contactChoices } from "@crm/contract/fields/options";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerGarbage, type StandInAnswer } from "../../testing/host-stand-in.ts";
import { ourCapabilities, type SpoolBench, startSpoolBench } from "../../testing/spool-bench.ts";

const call1 = "POST /lead/add/campaign-1";
const call2 = "POST /lead/bookDemo_sendMail";

let bench: SpoolBench;
beforeEach(async () => {
  // The host checks the captcha, so that no test waits for a proof of work.
  bench = await startSpoolBench({ CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "key" });
});
afterEach(() => {
  vi.restoreAllMocks();
  return bench.close();
});

const book = async (changes: Record<string, unknown> = {}) => {
  const booking = await bench.demo({ recaptchaToken: randomUUID(), ...changes });
  const answer = await bench.send(booking);
  return { booking, status: answer.status, outcome: await answer.json() };
};
const thanks = { status: 200, outcome: { outcome: "booked" } };
const states = () => bench.rows().map(({ state }) => state);
/** Wakes the forwarder until it has done what is expected; a busy machine needs longer than a second. */
const wakeUntil = (check: () => void) =>
  vi.waitFor(
    () => {
      bench.wake();
      check();
    },
    { timeout: 15_000 },
  );
const untilForwarded = () =>
  wakeUntil(() => expect(new Set(states())).toEqual(new Set(["forwarded"])));
const pathsOf = () => bench.calls().map(({ path }) => path);

/**
 * Holds the timeouts, whatever time passes, and returns how to end those that are set by then.
 *
 * @param mostMs longer ones never end
 */
function holdTimeouts(mostMs: number): () => void {
  const held: AbortController[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    if (ms <= mostMs) held.push(controller);
    return controller.signal;
  });
  return () => {
    for (const controller of held.splice(0)) controller.abort(new Error("timeout"));
  };
}

describe("while the lead host", () => {
  it.each<[string, StandInAnswer]>([
    ["answers 500", { status: 500, json: { status: false } }],
    ["answers 503", { status: 503, json: {} }],
    ["answers 429", { status: 429, json: { status: false } }],
    ["answers 401", { status: 401, json: { status: false } }],
    ["answers 404", { status: 404, json: { status: false } }],
    ["answers garbage", answerGarbage],
    ["answers without a status", { json: {} }],
    ["cuts the connection", (response) => response.destroy()],
  ])("%s, a booking is thanked for and arrives once when the host is well", async (_, fault) => {
    bench.answers[call1] = fault;
    const { booking, ...answer } = await book();
    expect(answer).toEqual(thanks);
    expect(bench.rows()).toMatchObject([{ call: 1, attempts: 1 }]);
    const [first] = bench.calls();
    bench.answers[call1] = bench.store;
    await untilForwarded();
    expect([...bench.leads.keys()]).toEqual([booking.idempotencyKey]);
    const [lead] = bench.leads.values();
    expect(lead?.body).toBe(first?.body);
    expect(pathsOf().at(-1)).toBe("/lead/bookDemo_sendMail");
    expect(pathsOf().filter((path) => path === "/lead/bookDemo_sendMail")).toHaveLength(1);
  });

  it("refuses connections, every form is thanked for, also across restarts of site and host", async () => {
    await bench.stopHost();
    const { booking, ...answer } = await book();
    expect(answer).toEqual(thanks);
    const person = {
      idempotencyKey: randomUUID(),
      email: "meera@nair.example",
      phone: "98250 54321",
    };
    const [data] = contactChoices(brand.product.name);
    const contact = { ...person, firstName: "Meera", lastName: "Nair", message: "Hello", data };
    const inquiry = {
      ...{ ...person, idempotencyKey: randomUUID(), name: "Meera Nair" },
      ...{ companyName: "Nair Exports", companySize: "250-499" },
    };
    for (const [path, fields] of [
      ["/_forms/contact", contact],
      ["/_forms/enterprise", inquiry],
    ] as const) {
      const sent = await bench.send({ ...fields, recaptchaToken: path }, { path });
      expect([sent.status, await sent.json()], path).toEqual([200, { outcome: "booked" }]);
    }
    await bench.restartSite();
    expect(bench.rows().map(({ call }) => call)).toEqual([1, 4, 3]);
    await bench.startHost();
    await untilForwarded();
    expect([...bench.leads.keys()].sort()).toEqual(
      [booking, contact, inquiry].map(({ idempotencyKey }) => idempotencyKey).sort(),
    );
    expect(bench.rows()).toMatchObject(
      Array(3).fill({ body: "", verdict: "", last_failure: null }),
    );
  });

  it("hangs, the visitor is answered after 4.5 s, and a late answer settles the submission", async () => {
    let answerLate = () => {};
    const endTimeouts = holdTimeouts(4_500);
    bench.answers[call1] = (response, call) => {
      answerLate = () => (bench.store as (...all: unknown[]) => void)(response, call);
      endTimeouts();
    };
    const { booking, ...answer } = await book();
    expect(answer).toEqual(thanks);
    expect(bench.rows()).toMatchObject([{ state: "forwarding", attempts: 1 }]);
    answerLate();
    await untilForwarded();
    expect([...bench.leads.keys()]).toEqual([booking.idempotencyKey]);
    expect(pathsOf()).toEqual(["/lead/add/campaign-1", "/lead/bookDemo_sendMail"]);
  });

  it("stores a lead and answers too late, the repeat has the same key and body and makes no second lead", async () => {
    const endTimeouts = holdTimeouts(30_000);
    bench.answers[call1] = (_, call) => {
      bench.leads.set(String(call.headers["idempotency-key"]), call);
      endTimeouts();
    };
    const { booking, ...answer } = await book();
    expect(answer).toEqual(thanks);
    vi.restoreAllMocks();
    bench.answers[call1] = bench.store;
    await untilForwarded();
    expect([...bench.leads.keys()]).toEqual([booking.idempotencyKey]);
    const repeats = bench.calls().filter(({ path }) => path === "/lead/add/campaign-1");
    expect(repeats.length).toBeGreaterThan(1);
    expect(new Set(repeats.map(({ body }) => body)).size).toBe(1);
  });

  it("answers call 1 and hangs at call 2, call 2 is repeated alone", async () => {
    bench.answers[call2] = holdTimeouts(30_000);
    expect(await book()).toMatchObject(thanks);
    vi.restoreAllMocks();
    bench.answers[call2] = { json: { status: true } };
    await untilForwarded();
    expect(pathsOf().filter((path) => path === "/lead/add/campaign-1")).toHaveLength(1);
  });
});

describe("a submission in the spool", () => {
  it("is not sent again, and not stored twice, when the visitor sends it again", async () => {
    await bench.stopHost();
    const { booking } = await book();
    const again = await bench.send({ ...booking, recaptchaToken: randomUUID() });
    expect([again.status, await again.json()]).toEqual([200, { outcome: "booked" }]);
    await bench.startHost();
    await untilForwarded();
    expect((await bench.send(booking)).status).toBe(200);
    expect([bench.rows().length, bench.leads.size]).toEqual([1, 1]);
  });

  it("waits for an earlier one with its key and for no other", async () => {
    bench.answers[call1] = (response, call) => {
      const isPoisoned = call.body.includes("Poisoned");
      if (isPoisoned) response.writeHead(500).end();
      else (bench.store as (...all: unknown[]) => void)(response, call);
    };
    const key = randomUUID();
    await book({ idempotencyKey: key, companyName: "Poisoned" });
    expect(await book({ idempotencyKey: key, companyName: "Second" })).toMatchObject(thanks);
    const other = await book({ companyName: "Other" });
    expect(other).toMatchObject(thanks);
    await wakeUntil(() => expect(bench.rows()[0]?.attempts).toBeGreaterThan(3));
    expect([...bench.leads.keys()]).toEqual([other.booking.idempotencyKey]);
    bench.answers[call1] = bench.store;
    await untilForwarded();
    const ofKey = bench.calls().filter(({ headers }) => headers["idempotency-key"] === key);
    expect(JSON.parse(ofKey.at(-1)?.body ?? "").companyName).toBe("Second");
    expect(JSON.parse(ofKey.at(-2)?.body ?? "").companyName).toBe("Poisoned");
  });

  it.each<[string, StandInAnswer]>([
    ["status false", { json: { status: false, message: "No such campaign" } }],
    ["400", { status: 400, json: { status: false } }],
    ["413", { status: 413, json: {} }],
    ["422", { status: 422, json: {} }],
  ])("is handed over to the host's people after %s", async (_, verdict) => {
    bench.answers[call1] = { status: 502, json: {} };
    const { booking } = await book();
    bench.answers["POST /undelivered-leads"] = { status: 500, json: {} };
    bench.answers[call1] = verdict;
    await wakeUntil(() => expect(states()).toEqual(["dead"]));
    bench.answers["POST /undelivered-leads"] = { json: { status: true } };
    await bench.restartSite();
    await untilForwarded();
    const { body = "" } = bench.calls().findLast(({ path }) => path === "/undelivered-leads") ?? {};
    const { idempotencyKey, recaptchaToken: _token, ...fields } = booking;
    expect(JSON.parse(body)).toMatchObject({ call: 1, idempotencyKey, attempts: 2 });
    expect(JSON.parse(body).fields).toEqual({ ...fields, whatsApp: "+919825012345" });
  });

  it("is sent with its signed verdict and without the visitor's old address", async () => {
    bench.answers[call1] = { status: 503, json: {} };
    const { booking } = await book();
    bench.answers[call1] = bench.store;
    await untilForwarded();
    const [lead] = bench.leads.values();
    const secret = bench.settings.publishSecret;
    const assertion = readSiteAssertion(secret, lead?.headers["x-site-assertion"]?.toString());
    expect(Object.keys(assertion ?? {}).sort()).toEqual(["at", "spooled"]);
    const { recaptchaToken } = booking;
    expect(readSpooledVerdict(secret, assertion?.spooled ?? "", recaptchaToken)).toMatchObject({
      captcha: "unanswered",
    });
    expect(readSpooledVerdict(secret, assertion?.spooled ?? "", "another token")).toBeUndefined();
  });

  it("keeps nothing that the host rejects because its visitor has sent too much", async () => {
    bench.answers[call1] = (response) => {
      const headers = { "Retry-After": "120", "X-Visitor-Limit": "addLead" };
      response.writeHead(429, headers).end('{"status":false}');
    };
    const answer = await bench.send(await bench.demo({ recaptchaToken: "token" }));
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "120"]);
    expect(await answer.json()).toEqual({ outcome: "unreachable", retryAfterSeconds: 120 });
    expect(bench.rows()).toEqual([]);
  });

  it("follows Retry-After, and counts by state and age", async () => {
    bench.answers[call1] = (response) => {
      response.writeHead(429, { "Retry-After": "120" }).end("{}");
    };
    const before = Date.now();
    await book();
    expect(bench.rows()[0]?.due_at).toBeGreaterThanOrEqual(before + 120_000);
    const { counts, oldestWaitingAt = 0 } = bench.spool().status();
    expect(counts).toEqual({ waiting: 1, forwarding: 0, forwarded: 0, dead: 0 });
    expect(oldestWaitingAt).toBeGreaterThanOrEqual(before);
  });
});

it("a submission is not given up when site and host restart after many unclear answers", async () => {
  bench.answers[call1] = { status: 500, json: {} };
  const { booking } = await book();
  const untilAttempts = (attempts: number) =>
    wakeUntil(() => expect(bench.rows()[0]?.attempts).toBeGreaterThan(attempts));
  await untilAttempts(4);
  bench.answers["GET /capabilities"] = { status: 503, json: {} };
  await bench.restartSite();
  await untilAttempts(9);
  bench.answers["GET /capabilities"] = { json: { capabilities: ourCapabilities } };
  bench.answers[call1] = bench.store;
  await untilForwarded();
  expect([...bench.leads.keys()]).toEqual([booking.idempotencyKey]);
});

describe("a host that stores every repeat", () => {
  beforeEach(() => {
    bench.answers["GET /capabilities"] = { status: 404, json: {} };
  });

  it("gets the token as it is, without an assertion", async () => {
    bench.answers[call1] = { status: 503, json: {} };
    await book();
    bench.answers[call1] = bench.store;
    await untilForwarded();
    const [lead] = bench.leads.values();
    expect(lead?.headers).not.toHaveProperty("x-site-assertion");
  });

  it("gets a submission at most once too often", async () => {
    bench.answers[call1] = { status: 500, json: {} };
    await book();
    await wakeUntil(() => expect(states()).toEqual(["dead"]));
    expect(pathsOf()).toEqual(["/lead/add/campaign-1", "/lead/add/campaign-1"]);
    expect(bench.rows()[0]?.last_failure).toMatch(/the host may have stored it/);
  });

  it("gets no repeat while it does not answer a harmless request", async () => {
    bench.answers[call1] = { status: 500, json: {} };
    await book();
    await bench.stopHost();
    await wakeUntil(() => expect(bench.rows()[0]?.attempts).toBeGreaterThan(3));
    bench.answers[call1] = bench.store;
    await bench.startHost();
    await untilForwarded();
    expect(pathsOf().filter((path) => path === "/lead/add/campaign-1")).toHaveLength(1);
  });
});
