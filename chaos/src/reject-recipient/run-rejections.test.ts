import { expect, test } from "vitest";
import { runRejections } from "./run-rejections.ts";

/** The full run, with fifty bookings, is `npm run chaos -- reject-recipient`. */
const bookings = 5;

test("a 451 for one of two recipients only delays that mail, and no mail is lost or sent twice", {
  timeout: 180_000,
}, async () => {
  const { findings, rejections, mailsReceived } = await runRejections(bookings);
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([]);
  expect(findings).toHaveLength(10);
  expect(rejections).toBe(5);
  expect(mailsReceived).toBe(15);
});
