import { expect, it } from "vitest";
import { readSpooledVerdict, signSpooledVerdict } from "./spooled-leads.ts";
import { undeliveredLead } from "./undelivered-leads.ts";

const secret = "a secret of both apps";
const receivedAt = Date.parse("2026-11-22T10:00:00Z");
const day = 24 * 60 * 60_000;
const signed = signSpooledVerdict(secret, "token", { captcha: "verified", receivedAt });

it("reads a signed verdict about its token for 30 days", () => {
  const read = (token: string, age: number) =>
    readSpooledVerdict(secret, signed, token, receivedAt + age);
  expect(read("token", 30 * day)).toMatchObject({ captcha: "verified", receivedAt });
  expect(read("token", 30 * day + 1)).toBeUndefined();
  expect(read("another", 0)).toBeUndefined();
});

it.each(["verified", "unanswered", "absent"] as const)("reads the verdict %s", (captcha) => {
  const other = signSpooledVerdict(secret, "token", { captcha, receivedAt });
  expect(readSpooledVerdict(secret, other, "token", receivedAt)?.captcha).toBe(captcha);
});

it("rejects a verdict that is forged or damaged", () => {
  const [text = "", signature = ""] = signed.split(".");
  const forged = signSpooledVerdict("another secret", "token", { captcha: "verified", receivedAt });
  for (const bad of ["", ".", text, `${text}.`, `${text}.${signature}x`, `x${text}.${signature}`]) {
    expect(readSpooledVerdict(secret, bad, "token", receivedAt), bad).toBeUndefined();
  }
  expect(readSpooledVerdict(secret, forged, "token", receivedAt)).toBeUndefined();
});

it("hands over only submissions of the calls that store one", () => {
  const given = {
    ...{ id: "0b6b7c1e-6a54-4a40-9b0c-3f2d1c0a9e11", call: 1, idempotencyKey: "key", fields: {} },
    ...{ reason: "no", attempts: 1, receivedAt },
  };
  expect(undeliveredLead.parse(given)).toEqual(given);
  for (const change of [
    { call: 2 },
    { id: "1" },
    { idempotencyKey: "x".repeat(201) },
    { reason: "x".repeat(1_001) },
    { attempts: 1.5 },
    { fields: [] },
  ]) {
    expect(undeliveredLead.safeParse({ ...given, ...change }).success).toBe(false);
  }
});
