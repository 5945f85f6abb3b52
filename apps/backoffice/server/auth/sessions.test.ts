import { writeFileSync } from "node:fs";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findSqlitePath } from "../db/open-database.ts";
import { jsonPost } from "../testing/test-backoffice.ts";
import { createSqliteFile } from "../testing/test-databases.ts";
import { emailOf, openTestDesk, readCookie, type TestDesk } from "../testing/test-desk.ts";

const day = 24 * 60 * 60_000;

describe("a session", () => {
  let desk: TestDesk;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    desk = await openTestDesk(createSqliteFile);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await desk.close();
  });

  const signIn = (password = desk.passwords.sales, from?: string) =>
    desk.request("/api/desk/sign-in", jsonPost({ email: emailOf("sales"), password }), from);
  const visit = (Cookie: string, init: RequestInit = {}) =>
    desk.request("/api/desk/today", { ...init, headers: { ...init.headers, Cookie } });

  it("lasts seven days from its last use, and its cookie as long", async () => {
    const answer = await signIn();
    expect(answer.headers.getSetCookie()[0]).toMatch(/; Max-Age=604800;/);
    const used = readCookie(answer);
    const unused = readCookie(await signIn());

    vi.advanceTimersByTime(day - 1_000);
    const early = await visit(used);
    expect([early.status, early.headers.getSetCookie()]).toEqual([200, []]);
    vi.advanceTimersByTime(1_000);
    const extended = await visit(used);
    expect(extended.status).toBe(200);
    expect(extended.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-desk\.session_token=.*; Max-Age=604800;/),
    ]);

    vi.advanceTimersByTime(6 * day + 1);
    expect((await visit(unused)).status).toBe(401);
    vi.advanceTimersByTime(day - 2);
    expect((await visit(readCookie(extended))).status).toBe(200);
  });

  it("that has ended leaves the browser's cookie alone, which may be a newer session's by then", async () => {
    const ended = readCookie(await signIn());
    const { status } = await desk.request("/api/desk/sign-out", {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: ended },
      body: "{}",
    });
    expect(status).toBe(200);
    const answer = await visit(ended);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
  });

  it("may be read by a page of another origin only as far as browsers allow it", async () => {
    const foreign = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
    const cookie = desk.cookies.sales;
    expect((await visit(cookie, { headers: foreign })).status).toBe(200);
    expect((await visit(cookie, { method: "HEAD", headers: foreign })).status).toBe(200);
    const { status, body } = await visit(cookie, { method: "POST", headers: foreign });
    const { origin } = new URL(desk.services.settings.backofficeUrl);
    expect([status, body]).toEqual([
      403,
      { message: `This only works from the desk at ${origin}/admin` },
    ]);
    const own = { Origin: origin, "Sec-Fetch-Site": "same-origin" };
    expect((await visit(cookie, { method: "POST", headers: own })).status).toBe(404);
  });

  it("that can't be read from a damaged database is an error, not a wrong password", async () => {
    const { db, settings } = desk.services;
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    await sql`pragma cache_size = 0`.execute(db);
    const file = findSqlitePath(settings.databaseUrl) ?? "";
    writeFileSync(file, Buffer.alloc(2_000_000, "not a database "));
    expect((await visit(desk.cookies.sales)).status).toBe(503);
    expect((await signIn()).status).toBe(503);
  });

  it("can be opened for thirty days from an address where it was opened before", async () => {
    const home = "203.0.113.5";
    expect((await signIn(undefined, home)).status).toBe(200);
    desk.clock.now += 30 * day - 1;
    for (let count = 0; count < 30; count += 1) {
      await signIn("not-the-password", `198.51.100.${count}`);
    }
    expect((await signIn(undefined, "203.0.113.7")).status).toBe(429);
    expect((await signIn(undefined, home)).status).toBe(200);

    // The last use counts, not the first; without a use in thirty days the address is forgotten.
    desk.clock.now += 30 * day;
    const late = await signIn(undefined, home);
    expect(late.status).toBe(429);
    expect(late.body).toEqual({
      message: "Too many wrong passwords. Please try again in a few minutes.",
    });
    expect(late.headers.get("Retry-After")).toBe("300");
    vi.advanceTimersByTime(299_001);
    expect((await signIn(undefined, home)).headers.get("Retry-After")).toBe("1");
  });
});
