import { expect, it } from "vitest";
import { createSubmissionKeys } from "./submission-keys.ts";

it("keeps the key while the same content is tried again", () => {
  const keys = createSubmissionKeys();
  const first = keys.keyFor("a");
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys.keyFor("a")).toBe(first);
});

it("takes another key for other content, and after an answer", () => {
  const keys = createSubmissionKeys();
  const first = keys.keyFor("a");
  const corrected = keys.keyFor("b");
  expect(corrected).not.toBe(first);
  keys.settle("rejected");
  expect(keys.keyFor("b")).not.toBe(corrected);
});

it("keeps the key while no host has answered, also when a used captcha was refused", () => {
  const keys = createSubmissionKeys();
  const first = keys.keyFor("a");
  keys.settle("unreachable");
  expect(keys.keyFor("a")).toBe(first);
  keys.settle("invalid");
  expect(keys.keyFor("a")).toBe(first);
  keys.settle("refused");
  expect(keys.keyFor("a")).toBe(first);
});
