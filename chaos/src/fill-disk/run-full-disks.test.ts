import { expect, test } from "vitest";
import { findMountProblem, runFullDisks } from "./run-full-disks.ts";

const problem = findMountProblem();

/** The full run, with twenty forms in each state, is `npm run chaos -- fill-disk`. */
test.skipIf(problem)(
  `a full disk never loses a form that was answered with success${problem ? ` (${problem})` : ""}`,
  { timeout: 240_000 },
  async () => {
    const { findings } = await runFullDisks(2);
    expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([]);
    expect(findings).toHaveLength(6);
  },
);
