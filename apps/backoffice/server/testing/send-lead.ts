import { expect } from "vitest";
import { fillForm, type LeadBody, type LeadKind } from "./lead-bodies.ts";
import { jsonPost, type TestAnswer, type TestBackoffice } from "./test-backoffice.ts";

export const leadForms: LeadKind[] = ["demo", "enterprise", "contact"];

/** Sends a valid form, optionally modified by `change`. */
export async function sendLead(
  office: TestBackoffice,
  form: LeadKind,
  change: (given: LeadBody) => void = () => {},
): Promise<TestAnswer> {
  const given = await fillForm(office, form);
  change(given);
  const answer = await office.request(given.path, jsonPost(given.body, given.headers));
  // Every answer of call 4 is wrapped in `data`.
  return { ...answer, body: form === "contact" ? answer.body.data : answer.body };
}

/** Expects that a rejected submission has stored and logged nothing. */
export async function expectNothingWritten(office: TestBackoffice): Promise<void> {
  for (const table of ["leads", "mails", "captcha_nonces", "idempotency_keys"] as const) {
    expect(await office.count(table), table).toBe(0);
  }
  expect(office.logged).toEqual([]);
}
