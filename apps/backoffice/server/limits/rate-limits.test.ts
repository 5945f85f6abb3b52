import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLimiter } from "./limiter.ts";
import { type LimitedRoute, visitorMailLimits, wrongPasswordLimits } from "./rate-limits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each<[LimitedRoute, number, number]>([
  ["addLead", 30, 600],
  ["sendDemoMail", 60, 600],
  ["addEnterprise", 30, 600],
  ["contactUs", 30, 600],
  ["leadOfMailbox", 100, 600],
  ["articleFeedback", 60, 600],
  ["lostPassword", 10, 600],
  ["lostPasswordOfMailbox", 3, 3_600],
  ["privacyRequest", 10, 600],
  ["privacyLink", 60, 600],
  ["leadCapture", 600, 60],
  ["leadCaptureRejected", 60, 60],
])("the rate limit of %s", (route, requests, seconds) => {
  it(`allows ${requests} requests of one client in ${seconds} seconds`, async () => {
    const consume = createLimiter();
    const rejectedFor = (wait: number) => ({
      status: 429,
      message: "Too many requests, please try again a little later",
      headers: { "Retry-After": String(wait) },
    });
    for (let sent = 0; sent < requests; sent += 1) await consume(route, "203.0.113.7");
    await expect(consume(route, "203.0.113.7")).rejects.toMatchObject(rejectedFor(seconds));
    await consume(route, "203.0.113.8");
    vi.advanceTimersByTime(seconds * 1_000 - 1);
    await expect(consume(route, "203.0.113.7")).rejects.toMatchObject(rejectedFor(1));
    vi.advanceTimersByTime(1);
    await consume(route, "203.0.113.7");
  });
});

it("has the limits of wrong passwords and of mails to one mailbox", () => {
  expect(wrongPasswordLimits).toEqual({
    address: { failures: 10, seconds: 300 },
    account: { failures: 30, seconds: 300 },
  });
  expect(visitorMailLimits).toMatchObject([
    { mails: 1, hours: 24 },
    { mails: 3, hours: 168 },
  ]);
});
