import { expect, test } from "vitest";
import { runCaptchaFailures } from "./run-captcha-failures.ts";

/** The full run, in which either app asks the provider, is `npm run chaos -- fail-captcha`. */
test("while the captcha's provider fails, every lead is stored once or held, and nobody waits", {
  timeout: 240_000,
}, async () => {
  const faults = ["refused", "hanging", "redirect"] as const;
  const { findings, figures } = await runCaptchaFailures({
    ...{ verifiers: ["host"], faults, bookings: 1 },
  });
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([]);
  expect(findings).toHaveLength(6);
  expect(figures).toMatchObject({ bookings: 12, held: 7 });
});
