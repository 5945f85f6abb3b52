import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepSharingAssets, shareAssets } from "./share-assets.ts";

const day = 86_400_000;

describe("the assets of several builds", () => {
  let folder: string;
  let shared: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "assets-"));
    shared = join(folder, "shared/assets");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const build = (name: string, ...files: string[]) => {
    mkdirSync(join(folder, name));
    for (const file of files) writeFileSync(join(folder, name, file), file);
    return join(folder, name);
  };
  const list = () => readdirSync(shared).sort();

  it("are in one folder, and those of a build stay for two weeks after its last process", async () => {
    const now = Date.now();
    const old = build("old", "a-1.js", "b-1.js");
    const current = build("current", "a-2.js", "b-1.js");
    await Promise.all([shareAssets(old, shared, now), shareAssets(current, shared, now)]);
    expect(list()).toEqual(["a-1.js", "a-2.js", "b-1.js"]);
    expect(readFileSync(join(shared, "a-1.js"), "utf8")).toBe("a-1.js");
    await shareAssets(current, shared, now + 14 * day);
    expect(list()).toEqual(["a-1.js", "a-2.js", "b-1.js"]);
    await shareAssets(current, shared, now + 14 * day + 1_000);
    expect(list()).toEqual(["a-2.js", "b-1.js"]);
  });

  it("are copied again when somebody has deleted them", async () => {
    const current = build("current", "a-2.js");
    await shareAssets(current, shared);
    rmSync(join(shared, "a-2.js"));
    await shareAssets(current, shared);
    expect(list()).toEqual(["a-2.js"]);
  });

  it("are reported in the log, without a failure, when they can't be shared", async () => {
    const logged: string[] = [];
    const log = { error: (_: object, message: string) => logged.push(message) };
    writeFileSync(join(folder, "file"), "");
    await keepSharingAssets(build("current", "a-2.js"), join(folder, "file/assets"), log);
    expect(logged).toEqual(["The build's assets can't be copied to ASSETS_DIR"]);
  });
});
