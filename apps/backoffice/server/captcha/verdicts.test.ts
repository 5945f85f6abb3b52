import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createCaptchaToken } from "../testing/create-captcha-token.ts";
import { createAltcha } from "./altcha.ts";
import { createVerifiedBySite } from "./signed-verdicts.ts";
import { createSiteverify } from "./siteverify.ts";

const now = () => 1_000_000;
const hash = createHash("sha256").update("token").digest("hex");

describe("a solution of the self-hosted captcha", () => {
  const secret = "the secret of both apps";

  it("is good until its challenge expires, under the challenge's nonce", async () => {
    const expiresAt = Math.ceil(Date.now() / 1_000) * 1_000 + 60_000;
    const token = await createCaptchaToken({ secret, expiresAt });
    const { challenge } = JSON.parse(Buffer.from(token, "base64").toString()) as {
      challenge: { parameters: { nonce: string } };
    };
    expect(await createAltcha(secret)(token, undefined)).toEqual({
      kind: "good",
      nonce: `altcha:${challenge.parameters.nonce}`,
      expiresAt,
    });
  });

  it("is bad when it is damaged, unreadable or signed with another secret", async () => {
    const token = await createCaptchaToken({ secret });
    const payload = JSON.parse(Buffer.from(token, "base64").toString());
    payload.challenge.parameters.salt = "not hex";
    payload.challenge.parameters.keyLength = -1;
    const damaged = Buffer.from(JSON.stringify(payload)).toString("base64");
    for (const bad of ["", "x", damaged, await createCaptchaToken({ secret: "another one" })]) {
      expect(await createAltcha(secret)(bad, undefined)).toEqual({ kind: "bad" });
    }
  });
});

it("a token that the site has verified is good once in 24 hours", async () => {
  const check = createVerifiedBySite(now);
  const once = { nonce: `site:${hash}`, expiresAt: 87_400_000 };
  expect(await check("token", { at: 0, captcha: hash })).toEqual({ kind: "good", ...once });
  expect(await check("token", { at: 0, unansweredCaptcha: hash })).toEqual({
    kind: "unchecked",
    review: "captcha-unchecked",
    ...once,
    reason: "the site had no answer from the provider",
  });
  expect(await check("token", { at: 0 })).toEqual({ kind: "bad" });
  expect(await check("token", undefined)).toEqual({ kind: "bad" });
});

describe("a token of another provider", () => {
  let server: Server;
  afterEach(() => server.close());

  async function checkWith(answer: object) {
    server = createServer((_, response) => response.end(JSON.stringify(answer)));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const settings = {
      verify: "host" as const,
      provider: "turnstile" as const,
      verifyUrl: `http://127.0.0.1:${port}/`,
      secretKey: "key",
      altchaSecret: "",
    };
    return createSiteverify(settings, now)("token", undefined);
  }
  const once = { nonce: `turnstile:${hash}`, expiresAt: 1_600_000 };

  it("is good once in ten minutes when the provider accepts it", async () => {
    expect(await checkWith({ success: true })).toEqual({ kind: "good", ...once });
  });

  it("is bad when the provider rejects it", async () => {
    expect(await checkWith({ success: false })).toEqual({ kind: "bad" });
  });

  it("is unchecked when our keys are wrong or the answer is unreadable", async () => {
    expect(await checkWith({ success: false, "error-codes": ["invalid-input-secret"] })).toEqual({
      kind: "unchecked",
      review: "captcha-unchecked",
      ...once,
      reason: "invalid-input-secret",
    });
    server.close();
    expect(await checkWith({ success: "yes" })).toMatchObject({
      kind: "unchecked",
      review: "captcha-unchecked",
      ...once,
      reason: expect.stringContaining("boolean"),
    });
  });
});
