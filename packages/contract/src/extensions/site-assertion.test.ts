import { describe, expect, it } from "vitest";
import { hashCaptchaToken, readSiteAssertion, signSiteAssertion } from "./site-assertion.ts";

const secret = "a secret of the two apps";
const now = Date.parse("2026-11-21T04:30:00Z");

describe("a site assertion", () => {
  it.each(["203.0.113.7", "2001:db8::1"])("is read as it was signed, for %s", (visitor) => {
    expect(readSiteAssertion(secret, signSiteAssertion(secret, { visitor }, now), now)).toEqual({
      visitor,
      at: now,
    });
    const header = signSiteAssertion(secret, { visitor, verifiedCaptcha: "token" }, now);
    expect(readSiteAssertion(secret, header, now)?.captcha).toBe(hashCaptchaToken("token"));
    expect(header).toMatch(/^[\w.-]+$/);
    expect(header).not.toContain("token");
  });

  it("can be without a visitor, when the site requests a page", () => {
    const read = readSiteAssertion(secret, signSiteAssertion(secret, {}, now), now);
    expect(read).toEqual({ at: now });
  });

  it.each([
    ["verifiedCaptcha", "captcha"],
    ["unansweredCaptcha", "unansweredCaptcha"],
    ["absentCaptcha", "absentCaptcha"],
    ["rejectedCaptcha", "rejectedCaptcha"],
  ])("contains the hash of a token of the kind %s alone", (given, read) => {
    const header = signSiteAssertion(secret, { [given]: "token" }, now);
    const hash = hashCaptchaToken("token");
    expect(readSiteAssertion(secret, header, now)).toEqual({ at: now, [read]: hash });
  });

  it("contains the verdict of a spooled submission", () => {
    const header = signSiteAssertion(secret, { spooled: "verdict" }, now);
    expect(readSiteAssertion(secret, header, now)).toEqual({ at: now, spooled: "verdict" });
  });

  it("is valid for a few minutes before and after it was signed", () => {
    const header = signSiteAssertion(secret, { visitor: "203.0.113.7" }, now);
    for (const late of [300_000, -300_000]) {
      expect(readSiteAssertion(secret, header, now + late)).toBeDefined();
      expect(readSiteAssertion(secret, header, now + late * 1.01)).toBeUndefined();
    }
  });

  it("is undefined when the header is missing, forged or damaged", () => {
    const good = signSiteAssertion(secret, { visitor: "203.0.113.7" }, now);
    const [text = "", signature = ""] = good.split(".");
    const forged = Buffer.from(`{"visitor":"203.0.113.8","at":${now}}`).toString("base64url");
    const headers = [
      undefined,
      "",
      ".",
      text,
      `${text}.`,
      `${text}.${signature}.${signature}`,
      `${text}.${signature.slice(1)}`,
      `${forged}.${signature}`,
      signSiteAssertion("another secret", { visitor: "203.0.113.7" }, now),
      signSiteAssertion(secret, { visitor: "unknown" }, now),
    ];
    for (const header of headers) expect(readSiteAssertion(secret, header, now)).toBeUndefined();
  });
});
