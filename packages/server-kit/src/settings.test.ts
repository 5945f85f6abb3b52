import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readSettings, settingFields } from "./settings.ts";

/** Reads one setting from a value of the environment. */
function read(field: z.ZodType, value?: string): unknown {
  return (readSettings(z.object({ SETTING: field }), { SETTING: value }) as { SETTING: unknown })
    .SETTING;
}
const reject = (field: z.ZodType, value: string, reason: string) =>
  expect(() => read(field, value), value).toThrow(`The setting SETTING ${reason}.`);

describe("a setting", () => {
  it("is trimmed, and unset when it is empty", () => {
    expect(read(settingFields.url, " https://a.example ")).toBe("https://a.example");
    for (const empty of [undefined, "", "  "]) {
      expect(() => read(settingFields.url, empty)).toThrow("The setting SETTING must be set.");
    }
  });

  it("can be a port from 0 to 65535", () => {
    const port = settingFields.port.default(3_000);
    expect([undefined, "0", "8080", "65535"].map((value) => read(port, value))).toEqual([
      ...[3_000, 0, 8_080, 65_535],
    ]);
    for (const wrong of ["65536", "-1", "80a", "x80", "123456", "8.5"]) {
      reject(port, wrong, "must be a port number, from 0 to 65535");
    }
  });

  it("can be an http or https address without a slash at its end", () => {
    const reason = "must be an address that starts with http:// or https://";
    expect(read(settingFields.url, "http://a.example/b///")).toBe("http://a.example/b");
    expect(read(settingFields.url, "https://a.example//b")).toBe("https://a.example//b");
    for (const wrong of ["a.example", "ftp://a.example", "https://", "xhttps://a.example"]) {
      reject(settingFields.url, wrong, reason);
    }
  });

  it("can be an origin, with or without a slash at its end", () => {
    const { origin } = settingFields;
    for (const right of [
      "https://www.example.com",
      "http://localhost:3000",
      "https://[::1]:4000",
    ]) {
      expect(read(origin, right)).toBe(right);
      expect(read(origin, `${right}/`)).toBe(right);
      expect(read(origin, `${right}//`)).toBe(right);
    }
    for (const wrong of ["/shop", "/shop/", "/?a=b", "#top"]) {
      reject(
        origin,
        `https://www.example.com${wrong}`,
        "must be an origin without a path, such as https://www.example.com",
      );
    }
    reject(origin, "www.example.com", "must be an address that starts with http:// or https://");
  });

  it("can be a list of proxies' addresses and blocks", () => {
    const { addresses } = settingFields;
    expect(read(addresses)).toEqual([]);
    expect(read(addresses, ", 192.0.2.1,,")).toEqual(["192.0.2.1"]);
    expect(read(addresses, "10.0.0.0/8, 192.0.2.1 ,2001:db8::/128,10.0.0.0/32,::1/0")).toEqual([
      ...["10.0.0.0/8", "192.0.2.1", "2001:db8::/128", "10.0.0.0/32", "::1/0"],
    ]);
    for (const wrong of [
      ...["10.0.0.0/33", "2001:db8::/129", "10.0.0.0/8/8", "10.0.0.0/", "proxy", "10.0.0.0/x8"],
      ...["10.0.0.0/8x", "/8", "10.0.0.1, proxy", "10.0.0.0/0008"],
    ]) {
      reject(
        addresses,
        wrong,
        "must be addresses or blocks such as 10.0.0.0/8, separated by commas",
      );
    }
  });

  it("can be a secret of at least 16 characters that headers allow", () => {
    expect(read(settingFields.secret, "0123456789 ~!abc")).toBe("0123456789 ~!abc");
    reject(settingFields.secret, "0123456789 ~!ab", "must have at least 16 characters");
    for (const wrong of ["0123456789abcdefé", "é0123456789abcdef", "01234567\n89abcdef"]) {
      reject(
        settingFields.secret,
        wrong,
        "must be made of English letters, digits and common signs",
      );
    }
  });

  it("can be a folder, which becomes absolute", () => {
    expect(read(settingFields.dataDir)).toBe(resolve("data"));
    expect(read(settingFields.dataDir, "/var/crm/../x")).toBe("/var/x");
  });

  it("can't be a file where a folder is needed", () => {
    const file = import.meta.filename;
    for (const field of [settingFields.dataDir, settingFields.assetsDir]) {
      reject(field, file, "must be a folder, and this is a file");
      expect(read(field, import.meta.dirname)).toBe(import.meta.dirname);
    }
    expect(read(settingFields.assetsDir.default("none"))).toBe("none");
  });

  it("can be one of several words", () => {
    const { captchaProvider, captchaVerify, logLevel } = settingFields;
    expect([captchaProvider, captchaVerify, logLevel].map((field) => read(field))).toEqual([
      ...["altcha", "host", "info"],
    ]);
    for (const level of ["silent", "fatal", "error", "warn", "info", "debug", "trace"]) {
      expect(read(logLevel, level)).toBe(level);
    }
    reject(captchaProvider, "x", "must be one of altcha, recaptcha, turnstile, hcaptcha");
    reject(captchaVerify, "x", "must be one of host, site");
    reject(logLevel, "x", "must be one of silent, fatal, error, warn, info, debug, trace");
  });
});

it("names the first wrong variable, and ignores others", () => {
  const schema = z.object({ A_URL: settingFields.url, B_URL: settingFields.url });
  expect(() => readSettings(schema, { A_URL: "http://a.example", B_URL: "x", C: "y" })).toThrow(
    "The setting B_URL must be an address that starts with http:// or https://.",
  );
  expect(
    readSettings(z.object({ A_URL: settingFields.url }), { A_URL: "http://a", C: "y" }),
  ).toEqual({ A_URL: "http://a" });
});
