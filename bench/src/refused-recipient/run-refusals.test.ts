import { expect, test } from "vitest";
import { runRefusals } from "./run-refusals.ts";

/** The long form, with fifty bookings, is `node bench/src/refused-recipient.ts`. */
const bookings = 5;

test("a 451 for one of two recipients delays that recipient's mail, and loses or doubles none", {
  timeout: 180_000,
}, async () => {
  const { findings, refusals, mailsReceived } = await runRefusals(bookings);
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([]);
  expect(findings).toHaveLength(10);
  expect(refusals).toBe(5);
  expect(mailsReceived).toBe(15);
});
