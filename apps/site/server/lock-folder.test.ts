import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockFolder } from "./lock-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("lets one copy of the site use a folder, and another one after that was killed", async () => {
  const script = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "lock-folder.ts"))};
    lockFolder(${JSON.stringify(folder)});
    console.log("locked");
    setInterval(() => {}, 1_000);`;
  const copy = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(copy, "exit");
  try {
    await once(copy.stdout, "data");
    expect(() => lockFolder(folder)).toThrow(
      `Another copy of the site uses the folder ${folder}; give each copy a DATA_DIR of its own, or stop the other one.`,
    );
    copy.kill("SIGKILL");
    await exit;
    expect(() => lockFolder(folder)).not.toThrow();
  } finally {
    copy.kill("SIGKILL");
  }
});
