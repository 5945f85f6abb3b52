import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type AddTogether, createAddTogether } from "./add-together.ts";
import { SpoolUnavailable } from "./open-spool.ts";
import { createSpool, type Spool } from "./spool.ts";
import type { NewSubmission } from "./submission-row.ts";

let folder: string;
let path: string;
let spool: Spool;
let addTogether: AddTogether;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spool-together-"));
  path = join(folder, "site-spool.sqlite");
  spool = createSpool(path);
  addTogether = createAddTogether(spool);
});
afterEach(() => {
  spool.close();
  rmSync(folder, { recursive: true });
});

const submission = (name: string, change: Partial<NewSubmission> = {}): NewSubmission => ({
  ...{ call: 1, next_call: 1, idempotency_key: name, content_hash: name, token_hash: name },
  ...{ body: name, verdict: "signed", captcha: "verified", unclear: 0 },
  ...{ dueAt: Date.now(), isRunning: false, failure: null },
  ...change,
});

/** What another program reads of the file, and what a kill would leave. */
function readFromOutside(): string[] {
  const outside = new DatabaseSync(path, { readOnly: true });
  const rows = outside.prepare("select body from submissions order by number").all();
  outside.close();
  return rows.map(({ body }) => String(body));
}

it("answers several visitors only when the submissions of all are in the file, in their order", async () => {
  const seen = ["b", "a", "c"].map((name) => addTogether(submission(name)).then(readFromOutside));
  const all = ["b", "a", "c"];
  expect(await Promise.all(seen)).toEqual([all, all, all]);
});

it("stores the others when one is known, has a used captcha, or can't be stored", async () => {
  const results = await Promise.allSettled([
    addTogether(submission("first")),
    addTogether(submission("first")),
    addTogether(submission("thief", { token_hash: "first" })),
    // biome-ignore lint/suspicious/noExplicitAny: the column rejects it
    addTogether(submission("broken", { captcha: null as any })),
    addTogether(submission("last")),
  ]);
  expect(results).toMatchObject([
    { value: { body: "first", state: "waiting" } },
    { value: "known" },
    { value: "token-used" },
    { reason: { message: "NOT NULL constraint failed: submissions.captcha" } },
    { value: { body: "last" } },
  ]);
  expect(readFromOutside()).toEqual(["first", "last"]);
});

it("stores nothing and tells everybody when the file is locked, and works afterwards", async () => {
  await addTogether(submission("before"));
  const other = new DatabaseSync(path);
  // Longer than the spool waits.
  other.exec("begin immediate");
  const results = await Promise.allSettled(["a", "b"].map((name) => addTogether(submission(name))));
  for (const result of results) {
    expect(result.status === "rejected" && result.reason).toBeInstanceOf(SpoolUnavailable);
  }
  other.exec("rollback");
  other.close();
  await addTogether(submission("after"));
  expect(readFromOutside()).toEqual(["before", "after"]);
});
