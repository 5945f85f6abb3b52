import { createChallenge, solveChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, it } from "vitest";
import { isSolved } from "./altcha-solution.ts";
import { type AltchaPayload, readAltchaPayload } from "./captcha-tokens.ts";

const secret = "the secret of both apps";
const expiresAt = 1_900_000_000_000;

/** A solved challenge as the site makes it, or without the signature of the key. */
async function solve({ isKeySigned = true } = {}): Promise<AltchaPayload> {
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1,
    counter: 3,
    deriveKey,
    expiresAt: new Date(expiresAt),
    hmacSignatureSecret: secret,
    ...(isKeySigned && { hmacKeySignatureSecret: `${secret}:derived-key` }),
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  const payload = readAltchaPayload(token);
  if (!payload) throw new Error("The library's token has another format");
  return payload;
}

it("a solution is valid up to the second in which its challenge expires", async () => {
  const payload = await solve();
  expect(isSolved(payload, secret, expiresAt)).toBe(true);
  expect(isSolved(payload, secret, expiresAt + 1)).toBe(false);
  expect(isSolved(payload, "another secret", expiresAt)).toBe(false);
});

it("a solution without a signed key is invalid, although the library would derive the key", async () => {
  expect(isSolved(await solve({ isKeySigned: false }), secret)).toBe(false);
});

const changes: Record<string, (payload: AltchaPayload) => void> = {
  "in nothing": () => {},
  "in the order of its parameters": ({ challenge }) => {
    const reversed = Object.entries(challenge.parameters).reverse();
    challenge.parameters = Object.fromEntries(reversed) as typeof challenge.parameters;
  },
  "in its lifetime": ({ challenge }) => {
    challenge.parameters.expiresAt += 60;
  },
  "by ending its lifetime": ({ challenge }) => {
    challenge.parameters.expiresAt = 0;
  },
  "by a parameter": ({ challenge }) => {
    challenge.parameters.more = { a: 1 };
  },
  "by a deeply nested parameter": ({ challenge }) => {
    challenge.parameters.more = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
  },
  "in the case of its signature": ({ challenge }) => {
    challenge.signature = challenge.signature.toUpperCase();
  },
  "in the length of its signature": ({ challenge }) => {
    challenge.signature += "0";
  },
  "in characters of its signature": ({ challenge }) => {
    challenge.signature = "é".repeat(64);
  },
  "in its key": ({ solution }) => {
    solution.derivedKey = solution.derivedKey.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
  },
  "in the case of its key": ({ solution }) => {
    solution.derivedKey = solution.derivedKey.toUpperCase();
  },
  "by another character in its key": ({ solution }) => {
    solution.derivedKey = `${solution.derivedKey}zz`;
  },
  "by half a byte of its key": ({ solution }) => {
    solution.derivedKey += "0";
  },
  "by an empty key": ({ solution }) => {
    solution.derivedKey = "";
  },
  "to half a counter": ({ solution }) => {
    solution.counter += 0.5;
  },
  "to counter 0": ({ solution }) => {
    solution.counter = 0;
  },
  "to a negative counter": ({ solution }) => {
    solution.counter = -1;
  },
  "to the largest counter": ({ solution }) => {
    solution.counter = 4_294_967_295;
  },
  "to a counter above it": ({ solution }) => {
    solution.counter = 4_294_967_296;
  },
};

/** The counter is not needed beside the signed key. */
const valid = [
  "in nothing",
  "in the order of its parameters",
  "to counter 0",
  "to the largest counter",
];

it.each(Object.keys(changes))(
  "a solution is judged as by the library when it is changed %s",
  async (change) => {
    const payload = await solve();
    changes[change]?.(payload);
    const judged = verifySolution({
      ...payload,
      deriveKey,
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: `${secret}:derived-key`,
    });
    // It throws for the deeply nested one.
    const { verified } = await judged.catch(() => ({ verified: false }));
    const wanted = valid.includes(change);
    expect([verified, isSolved(payload, secret)]).toEqual([wanted, wanted]);
  },
);
