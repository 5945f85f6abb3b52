import { expect, it } from "vitest";
import {
  privacyRequest,
  privacyRequestKinds,
  privacyRequestsCapability,
  privacyRequestsPath,
  readPrivacyRequestKind,
} from "./privacy-requests.ts";

const given = {
  email: "asha@shop.example",
  kind: "Erase everything about me",
  recaptchaToken: "token",
};
const errorsOf = (change: object) =>
  privacyRequest
    .safeParse({ ...given, ...change })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

it("has the address and name that both apps use, and the words of each kind", () => {
  expect([privacyRequestsPath, privacyRequestsCapability]).toEqual([
    ...["/privacy-requests", "privacy-requests"],
  ]);
  expect(privacyRequestKinds).toEqual({
    access: "See what is stored about me",
    correction: "Correct what is stored about me",
    erasure: "Erase everything about me",
    withdrawal: "Take back my consent to offers and news",
  });
  for (const [kind, label] of Object.entries(privacyRequestKinds)) {
    expect(readPrivacyRequestKind(label)).toBe(kind);
  }
  expect(() => readPrivacyRequestKind("erasure")).toThrow("There is no such request: erasure");
});

it("a request has an address and a kind, and may have a message", () => {
  expect(privacyRequest.parse(given)).toEqual(given);
  const message = " First\r\nsecond \ud800 ";
  expect(privacyRequest.parse({ ...given, message }).message).toBe("First\nsecond \ufffd");
  expect(errorsOf({ message: "x".repeat(5_000) })).toBeUndefined();
});

it.each([
  [{ email: "" }, "email", "Email is required"],
  [{ email: "asha@shop" }, "email", "Invalid email format"],
  [{ kind: "" }, "kind", "Please choose what you ask for"],
  [{ kind: "erasure" }, "kind", "Please choose what you ask for"],
  [{ recaptchaToken: "" }, "recaptchaToken", "Please complete the reCAPTCHA"],
])("a request with %j is rejected at %s: %s", (change, field, message) => {
  expect(errorsOf(change)?.[0]).toEqual([field, message]);
});

it("a message has at most 5,000 characters", () => {
  expect(errorsOf({ message: "x".repeat(5_001) })).toMatchObject([["message", /.+/]]);
});
