import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { countCaptcha, findConfigurationFault, readAltchaPayload } from "./captcha-tokens.ts";
import { registry } from "./metrics.ts";
import { callSiteverify } from "./siteverify.ts";

const payload = {
  challenge: {
    parameters: {
      algorithm: "PBKDF2/SHA-256",
      nonce: "00ff",
      salt: "ff00",
      cost: 5_000,
      keyLength: 32,
      keyPrefix: "00",
      expiresAt: 1_800_000_000,
      more: "signed too",
    },
    signature: "abc",
  },
  solution: { counter: 7, derivedKey: "00aa" },
};
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");

describe("a token of the self-hosted captcha", () => {
  it("is read with all its parameters", () => {
    expect(readAltchaPayload(encode(payload))).toEqual(payload);
  });

  it("is undefined when it has another format", () => {
    const { challenge, solution } = payload;
    const { parameters, signature } = challenge;
    for (const wrong of [
      null,
      {},
      { challenge },
      { solution },
      { challenge: {}, solution },
      { challenge: { parameters }, solution },
      { challenge: { parameters: {}, signature }, solution },
      { challenge: { parameters: { ...parameters, nonce: "" }, signature }, solution },
      { challenge, solution: {} },
      { challenge, solution: { counter: "7", derivedKey: "00aa" } },
    ]) {
      expect(readAltchaPayload(encode(wrong)), JSON.stringify(wrong)).toBeUndefined();
    }
    expect(readAltchaPayload("bm90IGl0")).toBeUndefined();
  });
});

describe("the errors of a provider", () => {
  it.each([
    ...["missing-input-secret", "invalid-input-secret", "invalid-keys", "sitekey-secret-mismatch"],
    "internal-error",
  ])("%s is about our keys or the provider", (code) => {
    const codes = ["timeout-or-duplicate", code];
    expect(findConfigurationFault({ success: false, "error-codes": codes })).toBe(code);
  });

  it("are otherwise about the token", () => {
    expect(findConfigurationFault({ success: false })).toBeUndefined();
    const codes = ["invalid-input-response", ""];
    expect(findConfigurationFault({ success: false, "error-codes": codes })).toBeUndefined();
  });
});

describe("verifying a token with a provider", () => {
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  async function verify(
    answer: (response: ServerResponse, request: IncomingMessage) => void,
    timeoutMs = 5_000,
  ) {
    server = createServer((request, response) => answer(response, request));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return callSiteverify(`http://127.0.0.1:${port}/`, "our key", "to&ken", timeoutMs);
  }

  it("posts the secret key and the token as a form", async () => {
    const answer = await verify(async (response, request) => {
      const { method, headers } = request;
      const seen = [method, headers["content-type"], await text(request)];
      response.end(JSON.stringify({ success: false, "error-codes": seen }));
    });
    expect(answer).toEqual({
      success: false,
      "error-codes": [
        "POST",
        "application/x-www-form-urlencoded;charset=UTF-8",
        "secret=our+key&response=to%26ken",
      ],
    });
  });

  it("reads an answer of any status except a redirect", async () => {
    const end = (status: number) => (response: ServerResponse) =>
      response.writeHead(status).end('{"success":true}');
    for (const status of [200, 299, 400, 503]) {
      expect(await verify(end(status))).toEqual({ success: true });
      server.close();
    }
    for (const status of [300, 399]) {
      await expect(verify(end(status))).rejects.toThrow(`answered with a redirect, ${status}`);
      server.close();
    }
  });

  it("fails without an answer in time, and with one of another format", async () => {
    await expect(verify(() => undefined, 50)).rejects.toThrow(
      "siteverify: The operation was aborted due to timeout",
    );
    server.closeAllConnections();
    server.close();
    await expect(verify((response) => response.end('{"success":"yes"}'))).rejects.toThrow(
      "boolean",
    );
    server.close();
    const codes = (response: ServerResponse) => response.end('{"success":true,"error-codes":[1]}');
    await expect(verify(codes)).rejects.toThrow("string");
    server.close();
    const long = (response: ServerResponse) => response.end(`{"a":"${"x".repeat(64_000)}"}`);
    await expect(verify(long)).rejects.toThrow("more than 64000 bytes");
  });
});

it("counts checked captchas by verdict", async () => {
  for (const verdict of ["one", "two", "one"]) countCaptcha(verdict);
  const counted = await registry.getSingleMetricAsString("captcha_checks_total");
  expect(counted).toContain('captcha_checks_total{verdict="one"} 2\n');
  expect(counted).toMatch(/captcha_checks_total\{verdict="two"\} 1$/m);
});
