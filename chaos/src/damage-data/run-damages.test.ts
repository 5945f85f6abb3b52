import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openInstallation } from "../../../apps/backoffice/server/installation/open-installation.ts";
import { setUp } from "../../../apps/backoffice/server/installation/set-up.ts";
import { readBackofficeSettings } from "../../../apps/backoffice/server/settings.ts";
import { damages } from "./kinds.ts";
import { type DamageResult, runDamages, type StartResult } from "./run-damages.ts";

/**
 * Nineteen processes would take fifteen seconds, so most starts are in this process. All of them in full,
 * with figures: `npm run chaos -- damage-data`.
 */
const asProcess = ["a database file cut in half", "a truncated secrets.json"];
const here = damages.filter(({ name }) => !asProcess.includes(name));

let results: Map<string, DamageResult>;
beforeAll(async () => {
  vi.spyOn(console, "info").mockReturnValue();
  const started = await runDamages(damages.filter(({ name }) => asProcess.includes(name)));
  const opened = await runDamages(here, openHere);
  results = new Map([...started, ...opened].map((result) => [result.name, result]));
}, 300_000);
afterAll(() => {
  vi.restoreAllMocks();
  results?.clear();
});

/** Does what `main.ts` does before it listens, and prints an error like it. */
async function openHere(dataDir: string): Promise<StartResult> {
  try {
    const settings = readBackofficeSettings({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
    const { db } = await openInstallation(settings, setUp);
    await db.destroy();
    return { code: undefined, printed: [] };
  } catch (error) {
    return { code: 1, printed: (error as Error).message.split("\n") };
  }
}

test.each(damages.map(({ name }) => name))(
  "the back office does not start with %s, and prints one sentence with the fix",
  (name) => {
    const { code, printed, noticed } = results.get(name) ?? {};
    expect({ code, printed, noticed }).toMatchObject({ code: 1, noticed: true });
  },
);
