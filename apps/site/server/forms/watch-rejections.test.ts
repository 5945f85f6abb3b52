import { registry } from "@crm/server-kit/metrics";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type FormBench, leadPaths, startFormBench } from "../../testing/form-bench.ts";

let bench: FormBench;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  bench = await startFormBench();
});
afterEach(async () => {
  vi.useRealTimers();
  await bench.host.stop();
});

const failing = async () => (await (await bench.request("/readyz")).json()).failing;
const sentence =
  "The last 5 or more visitors who sent a form were all rejected; send one yourself, and check the captcha's settings, SITE_URL, TRUSTED_PROXIES and the log.";

/** Sends a form from each address and returns the different statuses. */
async function sendFrom(addresses: readonly string[], change: object = {}, headers = {}) {
  const statuses = new Set<number>();
  for (const address of addresses) {
    const booking = await bench.demo({ recaptchaToken: "invented", ...change });
    statuses.add((await bench.send(booking, { address, headers })).status);
  }
  return [...statuses];
}
const four = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"];

it("reports that five visitors in a row were rejected, until a form is accepted", async () => {
  expect(await sendFrom(four)).toEqual([422]);
  expect(await failing()).toBeUndefined();
  await sendFrom(["192.0.2.5"]);
  expect(await failing()).toEqual({ forms: sentence });
  const text = await registry.metrics();
  expect(text).toContain("forms_all_rejected 1\n");
  expect(text).toContain('form_submissions_total{form="demo",outcome="rejected"} 5');
  expect((await bench.send(await bench.demo())).status).toBe(200);
  expect(await failing()).toBeUndefined();
  expect(await registry.metrics()).toContain("forms_all_rejected 0\n");
});

it.each([
  ["forms of another origin", 403, {}, { "Sec-Fetch-Site": "cross-site" }],
  ["a host that rejects each lead", 422, { recaptchaToken: undefined }, {}],
])("counts %s", async (_, status, change, headers) => {
  bench.host.answers[leadPaths.call1] = { json: { status: false } };
  expect(await sendFrom([...four, "192.0.2.5"], change, headers)).toEqual([status]);
  expect(await failing()).toEqual({ forms: sentence });
});

it("does not count one visitor twice, nor one household, nor what visitors have mistyped", async () => {
  await sendFrom(["192.0.2.1", "192.0.2.2", "192.0.2.1", "2001:db8::1", "2001:db8::2"]);
  await sendFrom(["192.0.2.7", "192.0.2.8", "192.0.2.9"], { email: "no" });
  await sendFrom(["192.0.2.7"]);
  expect(await failing()).toBeUndefined();
  await sendFrom(["192.0.2.8"]);
  expect(await failing()).toEqual({ forms: sentence });
});

it("forgets a rejection after a day", async () => {
  await sendFrom([...four, "192.0.2.5"]);
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000 - 1_000);
  expect(await failing()).toEqual({ forms: sentence });
  vi.setSystemTime(Date.now() + 1_000);
  expect(await failing()).toBeUndefined();
});
