import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeSpool } from "./describe-spool.ts";
import { SpoolUnavailable } from "./open-spool.ts";
import { nextDelay, retryDelays } from "./retry-delay.ts";
import { createSpool, noSpool, type Spool } from "./spool.ts";

let folder: string;
let path: string;
let now: number;
let spool: Spool;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spool-"));
  path = join(folder, "site-spool.sqlite");
  now = Date.parse("2026-11-22T10:00:00Z");
  spool = createSpool(path, () => now);
});
afterEach(() => {
  spool.close();
  rmSync(folder, { recursive: true });
});

/** Only an administrator may mount a small disk. */
function mayMount(): boolean {
  const disk = mkdtempSync(join(tmpdir(), "spool-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "tmpfs", disk], { stdio: "ignore" });
    execFileSync("umount", [disk]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(disk, { recursive: true });
  }
}

const given = (change: object = {}) => ({
  ...{ call: 1 as const, next_call: 1 as const, idempotency_key: "key", content_hash: "content" },
  ...{ token_hash: "token", body: '{"email":"rekha@parmar.example"}', verdict: "signed" },
  ...{ captcha: "verified" as const, unclear: 0, dueAt: now, isRunning: false, failure: null },
  ...change,
});
function add(change: object = {}) {
  const [row] = spool.add([given(change)]);
  if (typeof row !== "object" || row instanceof Error) throw new Error(String(row));
  return row;
}
const another = { idempotency_key: "other", content_hash: "other", token_hash: "other" };

describe("the spool's file", () => {
  it("can be read by its owner only, and is written in full before a method returns", () => {
    add();
    for (const suffix of ["", "-wal", "-shm"]) {
      expect(statSync(path + suffix).mode & 0o777, suffix).toBe(0o600);
    }
    spool.close();
    chmodSync(path, 0o644);
    spool.open();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it("keeps its submissions when it is opened again", () => {
    add();
    spool.close();
    expect(createSpool(path, () => now).list(["waiting"])).toMatchObject([{ attempts: 1 }]);
  });

  it("of a newer version is rejected with one sentence", () => {
    spool.open();
    spool.close();
    const database = new DatabaseSync(path);
    database.exec("pragma user_version = 2");
    database.close();
    expect(() => spool.open()).toThrow(
      `${path} was written by a newer version of the site; start that version.`,
    );
  });

  it("that is damaged is rejected with one sentence", () => {
    writeFileSync(path, "This is no database.".repeat(100));
    expect(() => spool.open()).toThrow(/^The spool of the site is damaged; move/);
  });

  it("is unavailable while another process has locked it, and works again afterwards", () => {
    add();
    spool.close();
    const database = new DatabaseSync(path);
    database.exec("pragma journal_mode = wal");
    database.exec("begin immediate");
    expect(() => add(another)).toThrow(SpoolUnavailable);
    database.exec("rollback");
    expect(spool.list(["waiting"])).toHaveLength(1);
    add(another);
    database.close();
    expect(spool.list(["waiting"])).toHaveLength(2);
  });

  it.skipIf(!mayMount())("is unavailable when the disk is full, and works again afterwards", () => {
    const disk = join(folder, "disk");
    mkdirSync(disk);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", disk]);
    const small = createSpool(join(disk, "site-spool.sqlite"), () => now);
    try {
      small.add([given()]);
      const filler = join(disk, "filler");
      expect(() => {
        for (;;) appendFileSync(filler, "x".repeat(1_024));
      }).toThrow("ENOSPC");
      const large = { ...another, body: "x".repeat(50_000) };
      expect(() => small.add([given(large)])).toThrow(SpoolUnavailable);
      expect(small.list(["waiting"])).toHaveLength(1);
      rmSync(filler);
      expect(small.add([given(large)])).toMatchObject([{ state: "waiting" }]);
    } finally {
      small.close();
      execFileSync("umount", [disk]);
    }
  });

  it("is unavailable when its folder is missing", () => {
    const lost = createSpool(join(folder, "missing", "site-spool.sqlite"));
    for (const broken of [lost, noSpool]) {
      expect(() => broken.add([given()])).toThrow(SpoolUnavailable);
      expect(describeSpool(broken)).toMatch(/^The spool can't be written/);
    }
  });
});

describe("a submission", () => {
  it("is stored once, and its captcha is valid for no other", () => {
    add();
    expect(spool.add([given({ token_hash: "a new token" })])).toEqual(["known"]);
    expect(spool.add([given({ ...another, token_hash: "token" })])).toEqual(["token-used"]);
    expect(spool.find(given({ content_hash: "changed", token_hash: "new" }))).toBe("behind");
    expect(spool.find(given(another))).toBeUndefined();
  });

  it("is claimed once, when it is due, and again when its lease has ended", () => {
    add({ dueAt: now + 1_000 });
    expect(spool.claim(5)).toEqual([]);
    now += 1_000;
    expect(spool.claim(5)).toMatchObject([{ attempts: 2, unclear: 1, state: "forwarding" }]);
    expect(spool.claim(5)).toEqual([]);
    now += 39_999;
    expect(spool.claim(5)).toEqual([]);
    now += 1;
    expect(spool.claim(5)).toMatchObject([{ attempts: 3, unclear: 2 }]);
  });

  it("waits for an earlier one with its key, until that one is settled", () => {
    const { id } = add();
    add({ content_hash: "second", token_hash: "second" });
    add(another);
    expect(spool.claim(5).map(({ number }) => number)).toEqual([1, 3]);
    spool.giveUp(id, "no");
    expect(spool.claim(5).map(({ number }) => number)).toEqual([2]);
  });

  it("does not wait for days after the clock was set back", () => {
    add();
    add({ ...another, isRunning: true });
    now -= 24 * 60 * 60_000;
    expect(spool.claim(5)).toHaveLength(2);
  });

  it("loses what was typed when it is finished, and its key a day later", () => {
    const { id } = add();
    spool.finish(id);
    expect(spool.list(["forwarded"])).toMatchObject([{ body: "", verdict: "" }]);
    now += 1;
    spool.deleteForwarded(now);
    expect(spool.list(["forwarded"])).toEqual([]);
  });

  it("that is dead can be changed and retried, and one that is being sent can't", () => {
    const { id } = add();
    spool.giveUp(id, "Call 1: answered 400");
    expect(spool.retry(id, '{"changed":true}')).toBe(true);
    expect(spool.claim(1)).toMatchObject([{ body: '{"changed":true}' }]);
    expect(spool.retry(id)).toBe(false);
  });
});

describe("the sentence for /readyz", () => {
  it("is missing while nothing waits for a minute", () => {
    expect(describeSpool(spool, () => now)).toBeUndefined();
    add();
    expect(describeSpool(spool, () => now + 59_999)).toBeUndefined();
  });

  it("counts what waits for longer, and what is dead", () => {
    const { id } = add();
    expect(describeSpool(spool, () => now + 60_000)).toBe(
      "1 submission was stored in the spool, the first at 2026-11-22T10:00:00.000Z, because the lead host does not accept them; the log says why, and they are sent by themselves.",
    );
    spool.giveUp(id, "no");
    expect(describeSpool(spool, () => now)).toMatch(/^1 submission was rejected by the lead host/);
  });
});

it("pauses longer after each failure, by chance and up to a minute, and follows Retry-After", () => {
  const longest = (attempts: number, retryAfter?: number) =>
    Math.max(...Array.from({ length: 300 }, () => nextDelay(retryDelays, attempts, retryAfter)));
  expect(longest(1)).toBeLessThanOrEqual(1_000);
  expect(longest(4)).toBeLessThanOrEqual(8_000);
  expect(longest(4)).toBeGreaterThan(4_000);
  expect(longest(50)).toBeLessThanOrEqual(60_000);
  expect(nextDelay(retryDelays, 1, 120)).toBeGreaterThanOrEqual(120_000);
  expect(longest(1, 3_600)).toBe(600_000);
});
