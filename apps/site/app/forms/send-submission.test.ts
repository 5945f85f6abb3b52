import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendSubmission } from "./send-submission.ts";

let sent: unknown[];
/** The server's answers, in order; the last one is repeated. */
let answers: [status: number, body: object][];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    const [status, json] = answers[Math.min(sent.length, answers.length) - 1] ?? [500, {}];
    return Response.json(json, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const busy = { outcome: "unreachable", retryAfterSeconds: 2, isUnread: true };
const values = { email: "rekha@parmar.example", idempotencyKey: "one key" };
const send = () => sendSubmission("/_forms/demo", values);

it("sends a form again, unchanged, while the site is too busy to read it", async () => {
  answers = [
    [503, busy],
    [503, busy],
    [200, { outcome: "booked" }],
  ];
  const outcome = send();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await outcome).toEqual({ outcome: "booked" });
  expect(sent).toEqual([values, values, values]);
});

it("gives up after four attempts", async () => {
  answers = [[503, busy]];
  const outcome = send();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await outcome).toEqual(busy);
  expect(sent).toHaveLength(4);
});

it("does not repeat a form that a host may have received", async () => {
  answers = [[503, { outcome: "unreachable", retryAfterSeconds: 2 }]];
  expect(await send()).toEqual({ outcome: "unreachable", retryAfterSeconds: 2 });
  expect(sent).toHaveLength(1);
});
