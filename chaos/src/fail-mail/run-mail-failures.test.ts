import { expect, test } from "vitest";
import { runMailFailures } from "./run-mail-failures.ts";

/** The full run, also with servers that hang, is `npm run chaos -- fail-mail`. */
test("mails survive every quick fault of a mail server, and bookings do not wait for them", {
  timeout: 120_000,
}, async () => {
  const faults = ["refused", "421", "451", "550", "dropped"] as const;
  const { findings, figures } = await runMailFailures(faults, 1);
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([]);
  expect(findings).toHaveLength(12);
  expect(figures.dead).toBe(1);
  expect(figures.dropped).toBe(3);
});
