import { contentChanges } from "@crm/contract/extensions/content-changes";
import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createServices, type Services } from "../services.ts";
import { lendPostgresDatabase } from "../testing/lent-databases.ts";
import { askPostgres } from "../testing/postgres-database.ts";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase, describeOnPostgres } from "../testing/test-databases.ts";
import { createChangeFeed } from "./change-feed.ts";

const day = 86_400_000;

describeOnEachDatabase("the list of content changes", (createDatabase) => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
  });
  afterEach(() => office.close());

  const ask = async (after = "", signal?: AbortSignal) => {
    const { settings, now } = office.services;
    const query = new URLSearchParams({ after });
    const response = await office.app.request(`/api/content-changes?${query}`, {
      headers: { [siteAssertionHeader]: signSiteAssertion(settings.publishSecret, {}, now()) },
      ...(signal && { signal }),
    });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    return contentChanges.parse(await response.json());
  };
  const change = (...paths: string[]) => office.services.changeFeed.change(async () => paths);

  it("returns at once what has changed after a cursor, with each path once", async () => {
    await change("/blog", "/blog/a");
    const { cursor } = await ask();
    await change("/pricing", "/blog", "/pricing");
    await change("/blog", "/help-center");
    expect((await ask(cursor)).paths).toEqual(["/pricing", "/blog", "/help-center"]);
  });

  it("returns all pages to a site without a cursor, or with one that is unknown here", async () => {
    await change("/blog");
    const { cursor } = await ask();
    for (const unknown of ["7f1c1d0e-3b5a-4a53-9a3e-0d1f5b2c9a11", "", "not a cursor", "1"]) {
      expect(await ask(unknown)).toEqual({ cursor, paths: ["*"] });
    }
  });

  it("forgets changes after a week, except for the last one", async () => {
    await change("/blog/old");
    const old = await ask();
    office.clock.now += 7 * day;
    await change("/blog/first");
    const first = await ask();
    expect((await ask(old.cursor)).paths).toEqual(["/blog/first"]);
    office.clock.now += 7 * day + 1;
    await change("/blog/second");
    expect(await office.count("content_changes")).toBe(1);
    expect((await ask(first.cursor)).paths).toEqual(["*"]);
  });

  it("names all pages when there are too many paths, or they are too long", async () => {
    await change("/blog");
    const { cursor } = await ask();
    await change(...Array.from({ length: 1_000 }, (_, index) => `/blog/${index}`));
    const many = await ask(cursor);
    expect(many.paths).toHaveLength(1_000);
    await change("/pricing");
    expect((await ask(cursor)).paths).toEqual(["*"]);
    expect((await ask(many.cursor)).paths).toEqual(["/pricing"]);
    const long = Array.from({ length: 900 }, (_, index) => `/blog/${"long-".repeat(20)}${index}`);
    await change(...long);
    expect((await ask(many.cursor)).paths).toEqual(["*"]);
  });

  it("records nothing when the change fails, or concerns no page", async () => {
    await change();
    const failing = office.services.changeFeed.change(async (trx) => {
      await trx.deleteFrom("campaigns").execute();
      throw new Error("broken");
    });
    await expect(failing).rejects.toThrow("broken");
    expect([await office.count("content_changes"), await office.count("campaigns")]).toEqual([
      0, 1,
    ]);
  });

  it("holds a request until something changes here", async () => {
    await change("/blog");
    const { cursor } = await ask();
    const waiting = ask(cursor);
    const first = await Promise.race([waiting, ask()]);
    expect(first.paths).toEqual(["*"]);
    await change("/blog/new");
    expect((await waiting).paths).toEqual(["/blog/new"]);
  });

  it("answers a waiting request when another back office changes something", async () => {
    const other = createServices(office.services.settings, { now: () => office.clock.now });
    try {
      await change("/blog");
      const { cursor } = await ask();
      const waiting = ask(cursor);
      await other.changeFeed.change(async () => ["/blog/elsewhere"]);
      expect((await waiting).paths).toEqual(["/blog/elsewhere"]);
    } finally {
      await closeServices(other);
    }
  });

  it("answers waiting requests without a change after a time, and when the back office stops", async () => {
    const { settings, db, now } = office.services;
    const feed = createChangeFeed({
      ...{ db, databaseUrl: settings.databaseUrl, now, onChange: () => {} },
      holdMs: 20,
    });
    await change("/blog");
    const { cursor } = await ask();
    const nobody = new AbortController().signal;
    expect(await feed.waitForChanges(cursor, nobody)).toEqual({ cursor, paths: [] });
    feed.stop();
    const waiting = ask(cursor);
    office.services.changeFeed.stop();
    expect(await waiting).toEqual({ cursor, paths: [] });
  });

  it("lets a hundred requests wait, and answers further ones at once", async () => {
    await change("/blog");
    const { cursor } = await ask();
    const left = new AbortController();
    const waiting = Array.from({ length: 100 }, () => ask(cursor, left.signal));
    await vi.waitFor(async () => expect(await ask(cursor)).toEqual({ cursor, paths: [] }), 30_000);
    left.abort();
    expect(await Promise.all(waiting)).toEqual(Array(100).fill({ cursor, paths: [] }));
  });

  it("is for the site only", async () => {
    expect((await office.request("/api/content-changes")).status).toBe(401);
    expect((await office.request("/api/content-changes", { method: "POST" })).status).toBe(405);
  });
});

describeOnPostgres("a change at another back office", () => {
  it("is announced again after the listening connection was lost", async () => {
    const office = await openTestBackoffice(lendPostgresDatabase);
    const { db, settings, now } = office.services;
    const changed = vi.fn();
    const parts = { db, databaseUrl: settings.databaseUrl, now };
    await office.services.changeFeed.change(async () => ["/pricing"]);
    const listening = createChangeFeed({ ...parts, onChange: changed });
    const other = createChangeFeed({ ...parts, onChange: () => {} });
    const left = new AbortController();
    try {
      const { cursor } = await listening.waitForChanges("", left.signal);
      const waiting = listening.waitForChanges(cursor, left.signal);
      // Once for each new connection.
      await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), 5_000);
      await askPostgres(
        settings.databaseUrl,
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
      );
      await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2), 5_000);
      await other.change(async () => ["/blog"]);
      expect((await waiting).paths).toEqual(["/blog"]);
      await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(3), 5_000);
    } finally {
      left.abort();
      listening.stop();
      other.stop();
      await office.close();
    }
  });
});

async function closeServices(services: Services): Promise<void> {
  services.changeFeed.stop();
  await services.db.destroy();
}
