import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runScript } from "../../testing/run-script.ts";
import { openStoredOffice, placeIn } from "../../testing/stored-office.ts";

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "articles-command-"));
  await (await openStoredOffice(placeIn(folder))).close();
});
afterEach(() => rmSync(folder, { recursive: true }));

it("npm run articles says when the file to import is missing, and when it is not a zip", {
  timeout: 60_000,
}, async () => {
  const missing = join(folder, "missing.zip");
  const text = join(folder, "text.zip");
  writeFileSync(text, "not a zip");
  for (const [file, sentence] of [
    [missing, `There is no file ${missing}.`],
    [text, "This is not a zip file, or it is damaged"],
  ] as const) {
    const { code, said } = await runScript("articles.ts", ["import", file], { DATA_DIR: folder })
      .ended;
    expect([code, said]).toEqual([1, `${sentence}\n`]);
  }
});
