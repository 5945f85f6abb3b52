import { describe, expect, it } from "vitest";
import { readLinkAddress } from "./link-address.ts";

describe("the address that is typed for a link", () => {
  it.each(["https://example.com/a", "/pricing", "#h-steps", "tel:+911234", "mailto:a@b.in"])(
    "is used without a change: %s",
    (address) => expect(readLinkAddress(` ${address} `)).toBe(address),
  );

  it("gets a missing https:// or mailto:", () => {
    expect(readLinkAddress("www.example.com/a?b")).toBe("https://www.example.com/a?b");
    expect(readLinkAddress("asha@shop.test")).toBe("mailto:asha@shop.test");
  });

  it.each([
    "pricing",
    "javascript:alert(1)",
    "javascript.com:alert(1)",
    "//example.com",
    "see below",
    "C:\\shop.pdf",
    "https://",
    "http://exa mple.com",
  ])("is rejected: %s", (address) => expect(readLinkAddress(address)).toBeUndefined());
});
