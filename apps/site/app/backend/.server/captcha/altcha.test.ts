import { describe, expect, it } from "vitest";
import { solveCaptcha } from "../../../../testing/solve-captcha.ts";
import { createAltcha, createAltchaChallenge } from "./altcha.ts";

const secret = "a-secret-of-this-test";
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
const decode = (token: string) => JSON.parse(Buffer.from(token, "base64").toString());

describe("the self-hosted captcha", () => {
  it("accepts a solved challenge of ours once", async () => {
    const check = createAltcha(secret);
    const token = await solveCaptcha(await createAltchaChallenge(secret));
    expect(await check(token, "first")).toBe("verified");
    expect(await check(token, "second")).toBe("bad");
    expect(await check(token, "first")).toBe("verified");
  });

  it("accepts one of many simultaneous uses", async () => {
    const check = createAltcha(secret);
    const token = await solveCaptcha(await createAltchaChallenge(secret));
    const owners = Array.from({ length: 10 }, (_, index) => `owner ${index}`);
    const verdicts = await Promise.all(owners.map((owner) => check(token, owner)));
    expect(verdicts.filter((verdict) => verdict === "verified")).toHaveLength(1);
  });

  it("rejects invented, changed or foreign tokens", async () => {
    const check = createAltcha(secret);
    const token = await solveCaptcha(await createAltchaChallenge(secret));
    const { challenge, solution } = decode(token);
    const later = { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 9_999 };
    const foreign = await solveCaptcha(await createAltchaChallenge("another-secret"));
    for (const made of [
      "",
      "token",
      encode(null),
      encode({ challenge }),
      encode({ challenge, solution: { ...solution, derivedKey: "00" } }),
      encode({ challenge, solution: { counter: "1", derivedKey: [] } }),
      encode({ challenge: { ...challenge, parameters: later }, solution }),
      encode({ challenge: { ...challenge, signature: "00" }, solution }),
      foreign,
    ]) {
      expect(await check(made, "owner"), made.slice(0, 40)).toBe("bad");
    }
    expect(await check(token, "owner")).toBe("verified");
  });

  it("rejects an expired challenge", async () => {
    const check = createAltcha(secret);
    const now = Date.now() - 24 * 60 * 60_000;
    const challenge = await createAltchaChallenge(secret, { now });
    expect(await check(await solveCaptcha(challenge), "owner")).toBe("bad");
  });
});
