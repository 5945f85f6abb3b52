import { expect, test } from "vitest";
import { runKills } from "./run-kills.ts";

/** The full run, with thirty kills, is `node bench/src/kill.ts`. */
const kills = 5;

test("a kill never loses, duplicates or splits a booking that was answered with success", {
  timeout: 180_000,
}, async () => {
  const { findings, bookings, mailsReceived } = await runKills(kills);
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([]);
  expect(findings).toHaveLength(9);
  expect(bookings).toBeGreaterThan(kills);
  expect(mailsReceived).toBeGreaterThanOrEqual(3 * bookings);
});
