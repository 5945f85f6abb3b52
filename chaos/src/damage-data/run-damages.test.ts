import { afterAll, beforeAll, expect, test } from "vitest";
import { damages } from "./kinds.ts";
import { type DamageResult, runDamages } from "./run-damages.ts";

/** `npm run chaos -- damage-data` prints the figures. */
let results: Map<string, DamageResult>;
beforeAll(async () => {
  results = new Map((await runDamages()).map((result) => [result.name, result]));
}, 300_000);
afterAll(() => results?.clear());

test.each(damages.map(({ name }) => name))(
  "the back office does not start with %s, and prints one sentence with the fix",
  (name) => {
    const { code, printed, noticed } = results.get(name) ?? {};
    expect({ code, printed, noticed }).toMatchObject({ code: 1, noticed: true });
  },
);
