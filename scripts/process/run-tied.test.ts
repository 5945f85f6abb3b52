import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { inProject } from "./project.ts";
import { runTied } from "./run-tied.ts";

const newFolder = () => mkdtempSync(path.join(tmpdir(), "tied-"));
const runForever = ["sh", "-c", "echo started >&2; exec sleep 1000"] as const;

test("a tied program ends with its parent, also when that is killed, and its folder is removed", async () => {
  const folder = newFolder();
  const script = `
    const { runTied } = await import(${JSON.stringify(inProject("scripts/process/run-tied.ts"))});
    const { output } = runTied(${JSON.stringify(runForever)}, ${JSON.stringify(folder)}, "TERM");
    output.pipe(process.stdout);`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(parent.stdout, "data");
  expect(existsSync(folder)).toBe(true);
  parent.kill("SIGKILL");
  await expect.poll(() => existsSync(folder)).toBe(false);
});

test("a tied program that is stopped has ended, and its folder is removed", async () => {
  const folder = newFolder();
  const { output, stop } = runTied(runForever, folder, "TERM");
  await once(output, "data");
  await stop();
  expect(existsSync(folder)).toBe(false);
});

test("after a tied program that ends by itself, its output ends", async () => {
  const folder = newFolder();
  const { output } = runTied(["sh", "-c", "echo failed >&2"], folder, "TERM");
  let printed = "";
  for await (const text of output) printed += text;
  expect(printed).toBe("failed\n");
  expect(existsSync(folder)).toBe(false);
});
