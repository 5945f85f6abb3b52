import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createFolder } from "./create-folder.ts";
import { loadSecrets } from "./secrets.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "create-folder-"));
});
afterEach(() => rmSync(root, { recursive: true }));

it("creates a folder with those above it, and leaves one that is there", () => {
  const path = join(root, "a/b");
  createFolder(path, "DATA_DIR", 0o700);
  for (const made of [join(root, "a"), path]) expect(statSync(made).mode & 0o777).toBe(0o700);
  createFolder(path, "DATA_DIR");
  expect(statSync(path).mode & 0o777).toBe(0o700);
});

it("says in one sentence that a folder can't be created", () => {
  const file = join(root, "file");
  writeFileSync(file, "");
  expect(() => loadSecrets(join(file, "data"))).toThrow(
    new Error(
      `The folder ${file}/data can't be created (EEXIST); set DATA_DIR to one that this account may create.`,
    ),
  );
});

it("says in one sentence that a folder can't be read", () => {
  const loop = join(root, "loop");
  symlinkSync(loop, loop);
  expect(() => createFolder(join(loop, "data"), "DATA_DIR")).toThrow(
    `The folder ${loop}/data can't be created (ELOOP); set DATA_DIR to one that`,
  );
});

it.runIf(process.platform === "linux")("ends where the system creates nothing", () => {
  expect(() => createFolder("/proc/crm/data", "DATA_DIR")).toThrow(
    "The folder /proc/crm/data can't be created (ENOENT); set DATA_DIR to one that",
  );
});
