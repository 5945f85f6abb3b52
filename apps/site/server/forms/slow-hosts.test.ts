import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { submissionTimings } from "../../app/forms/submission-timings.ts";
import { type FormBench, leadPaths, startFormBench } from "../../testing/form-bench.ts";
import { type StandInAnswer, startHostStandIn } from "../../testing/host-stand-in.ts";

let bench: FormBench;
/** The timeouts that the site has set; they only end when a test ends them. */
let timeouts: { ms: number; controller: AbortController }[];

beforeEach(async () => {
  bench = await startFormBench();
  timeouts = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    timeouts.push({ ms, controller });
    return controller.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  return bench.host.stop();
});

/** Ends all timeouts that are this long or shorter. */
function pass(wantedMs: number): void {
  for (const { ms, controller } of timeouts) if (ms <= wantedMs) controller.abort();
}

/** Sends a booking to a host that delays one call until it is released. */
async function sendToSlowHost(slowCall: keyof typeof leadPaths) {
  let release = () => {};
  const held: StandInAnswer = (response) => {
    release = () => response.writeHead(200).end('{"status":true}');
  };
  bench.host.answers[leadPaths[slowCall]] = held;
  const sent = bench.send(await bench.demo());
  const isAsked = ({ method, path }: { method: string; path: string }) =>
    `${method} ${path}` === leadPaths[slowCall];
  await vi.waitFor(() => expect(bench.host.calls.some(isAsked)).toBe(true), 30_000);
  return { sent, release: () => release() };
}

// This site has no spool: the host's own answer is all that counts. `spooled-forms.test.ts` has one.
it.each(["call1", "call2"] as const)("accepts an answer to %s after 29 s", async (call) => {
  const { sent, release } = await sendToSlowHost(call);
  pass(29_999);
  release();
  expect(await (await sent).json()).toEqual({ outcome: "booked" });
});

it("times out when the host takes 30 s for call 1", async () => {
  const { sent } = await sendToSlowHost("call1");
  pass(30_000);
  const answer = await sent;
  expect([answer.status, await answer.json()]).toEqual([503, { outcome: "unreachable" }]);
});

it("stores a lead although the host takes 30 s for call 2", async () => {
  const { sent } = await sendToSlowHost("call2");
  pass(30_000);
  expect(await (await sent).json()).toEqual({ outcome: "stored" });
});

it("gives the browser a longer timeout than all timeouts of one booking together", async () => {
  const provider = await startHostStandIn({ "POST /": { json: { success: true } } });
  bench.host.answers["GET /capabilities"] = { status: 503, json: {} };
  bench.restart({
    CAPTCHA_PROVIDER: "hcaptcha",
    CAPTCHA_SITE_KEY: "key",
    CAPTCHA_SECRET_KEY: "secret",
    CAPTCHA_VERIFY: "site",
    CAPTCHA_VERIFY_URL: provider.url,
  });
  const answer = await bench.send(await bench.demo({ recaptchaToken: "theirs" }));
  expect(await answer.json()).toEqual({ outcome: "booked" });
  // The visitor's answer, the captcha's provider, then for each call the capabilities and the call.
  expect(timeouts.map(({ ms }) => ms)).toEqual([4_500, 3_000, 2_000, 30_000, 2_000, 30_000]);
  expect(submissionTimings).toEqual({
    stillSendingMs: 5_000,
    answerMs: 4_500,
    leadCallMs: 30_000,
    browserMs: 75_000,
  });
  await provider.stop();
});
