import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createSpool } from "./spool.ts";

let folder: string;
let id: string;

/** Runs the command as `npm run spool` does; the spool is open in this process meanwhile. */
const run = (...given: string[]) =>
  new Promise<{ code: number; said: string; failed: string }>((resolve) => {
    const file = join(import.meta.dirname, "command.ts");
    const env = { ...process.env, DATA_DIR: folder };
    execFile(process.execPath, [file, ...given], { env }, (error, said, failed) =>
      resolve({ code: error ? Number(error.code) : 0, said: said.trim(), failed: failed.trim() }),
    );
  });

let spool: ReturnType<typeof createSpool>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spool-command-"));
  spool = createSpool(join(folder, "site-spool.sqlite"));
  const [row] = spool.add([
    {
      ...{ call: 4, next_call: 4, idempotency_key: "key", content_hash: "content" },
      ...{ token_hash: "token", verdict: "signed", captcha: "verified", unclear: 0 },
      body: JSON.stringify({ email: "rekha@parmar.example", recaptchaToken: "solved" }),
      ...{ dueAt: Date.now(), isRunning: false, failure: "Call 4 answered 503" },
    },
  ]);
  if (typeof row !== "object" || row instanceof Error) throw new Error(String(row));
  id = row.id;
});
afterEach(() => {
  spool.close();
  rmSync(folder, { recursive: true });
});

it("lists, shows and exports what waits, without the captcha's token", async () => {
  const { said } = await run();
  expect(said).toContain(id);
  expect(said).toContain("Call 4 answered 503");
  expect(said).not.toContain("rekha");
  for (const given of [["show", id.slice(0, 8)], ["export"]]) {
    const { said: shown } = await run(...given);
    expect(shown).toContain("rekha@parmar.example");
    expect(shown).not.toContain("solved");
  }
});

it("replaces the fields of a submission, and keeps its captcha's token", async () => {
  const file = join(folder, "fields.json");
  writeFileSync(file, JSON.stringify({ email: "rekha@parmar.in" }));
  expect(await run("edit", id, file)).toMatchObject({ code: 0 });
  const [row] = spool.list(["waiting"]);
  expect(JSON.parse(row?.body ?? "")).toEqual({
    email: "rekha@parmar.in",
    recaptchaToken: "solved",
  });
});

it("calls a submission given up that the host does not accept", async () => {
  spool.giveUp(id, "Call 4 answered 422");
  expect((await run()).said).toContain("  given up  ");
  expect((await run("show", id)).said).toContain('"state": "given up"');
});

it("deletes what was typed", async () => {
  expect(await run("delete", id)).toMatchObject({ code: 0, said: `${id} is deleted.` });
  expect(await run()).toMatchObject({ code: 0, said: "The spool is empty." });
});

it("says in one sentence what is wrong", async () => {
  expect(await run("show", "nothing")).toEqual({
    ...{ code: 1, said: "" },
    failed: "There is no submission nothing.",
  });
  expect(await run("edit", id, join(folder, "missing.json"))).toMatchObject({ code: 1 });
  for (const given of ["show", "retry", "delete", "edit"]) {
    expect((await run(given)).failed).toMatch(
      /^The id of a submission is missing\. Usage:\nnpm run spool +lists what waits and what was given up\n/,
    );
  }
  expect((await run("edit", id)).failed).toMatch(/^The name of a JSON file is missing\. Usage:\n/);
  expect((await run("retry", "--now")).failed).toMatch(/^Unknown option '--now'\. Usage:\n/);
  expect((await run("delete", id, "--dry-run")).failed).toMatch(/^Unknown option '--dry-run'\. /);
  expect((await run("delete", id, "other")).failed).toMatch(/^other is one argument too many\. /);
  expect(spool.list(["waiting"])).toHaveLength(1);
  const { failed } = await run("burn");
  expect(failed).toMatch(/^npm run spool +lists what waits/);
  spool.close();
  rmSync(join(folder, "site-spool.sqlite"));
  expect((await run()).failed).toBe(
    `There is no spool at ${join(folder, "site-spool.sqlite")}; check DATA_DIR.`,
  );
});
