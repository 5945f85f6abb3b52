import { expect, it } from "vitest";
import { commonSecurityHeaders } from "./security-headers.ts";

const common = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Permissions-Policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

it("sends HSTS only at a public https address", () => {
  expect(commonSecurityHeaders("http://localhost:3000")).toEqual(common);
  expect(commonSecurityHeaders("https://www.example.com")).toEqual({
    ...common,
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  });
});
