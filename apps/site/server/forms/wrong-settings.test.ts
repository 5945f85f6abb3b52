import { readSiteAssertion } from "@crm/contract/extensions/site-assertion";
import { readSpooledVerdict } from "@crm/contract/extensions/spooled-leads";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ourCapabilities, type SpoolBench, startSpoolBench } from "../../testing/spool-bench.ts";

const call1 = "POST /lead/add/campaign-1";
const siteCheck = "POST /site-check";
const rejection = { status: 400, json: { status: false, message: "Please complete it." } };

let bench: SpoolBench;
beforeEach(async () => {
  bench = await startSpoolBench();
  bench.answers["GET /capabilities"] = {
    json: { capabilities: [...ourCapabilities, "site-check"] },
  };
});
afterEach(() => bench.close());

const book = async () => {
  const booking = await bench.demo();
  const answer = await bench.send(booking);
  return { key: booking.idempotencyKey, status: answer.status, outcome: await answer.json() };
};
const pathsOf = () => bench.calls().map(({ path }) => path);
const untilForwarded = () =>
  vi.waitFor(() => {
    bench.wake();
    expect(bench.rows().map(({ state }) => state)).toEqual(["forwarded"]);
  }, 30_000);

it("a lead that the host rejects while both have different secrets is thanked for, and arrives later", async () => {
  bench.answers[call1] = rejection;
  bench.answers[siteCheck] = { json: { differing: ["CAPTCHA_SECRET"] } };
  const { key, ...answer } = await book();
  expect(answer).toEqual({ status: 200, outcome: { outcome: "booked" } });
  expect(pathsOf()).toEqual(["/lead/add/campaign-1", "/site-check"]);
  const [row] = bench.rows();
  expect(row).toMatchObject({ state: "waiting", captcha: "verified", unclear: 0 });
  expect(row?.last_failure).toMatch(/different values of CAPTCHA_SECRET/);
  // Nothing is forwarded while it is known that both differ.
  bench.wake();
  expect(pathsOf()).toHaveLength(2);

  bench.answers[call1] = bench.store;
  await bench.restartSite();
  await untilForwarded();
  expect([...bench.leads.keys()]).toEqual([key]);
});

it("a lead that the host rejects while both agree is an error of the visitor", async () => {
  bench.answers[call1] = rejection;
  bench.answers[siteCheck] = { json: { differing: [] } };
  expect(await book()).toMatchObject({ status: 422, outcome: { outcome: "rejected" } });
  expect(bench.rows()).toEqual([]);
});

it("a verdict that was signed with a wrong secret is signed again when it is forwarded", async () => {
  await bench.stopHost();
  await bench.restartSite({ publishSecret: "a wrong secret" });
  expect(await book()).toMatchObject({ status: 200 });
  const [row] = bench.rows();
  const { publishSecret } = bench.settings;
  const token = JSON.parse(row?.body ?? "{}").recaptchaToken;
  expect(readSpooledVerdict(publishSecret, row?.verdict ?? "", token)).toBeUndefined();
  await bench.restartSite();
  await bench.startHost();
  await untilForwarded();
  const [call] = bench.leads.values();
  const assertion = readSiteAssertion(publishSecret, String(call?.headers["x-site-assertion"]));
  const verdict = readSpooledVerdict(publishSecret, assertion?.spooled ?? "", token);
  expect(verdict).toMatchObject({ captcha: "verified", receivedAt: row?.received_at });
});
