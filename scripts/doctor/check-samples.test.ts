import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../apps/backoffice/server/db/open-database.ts";
import {
  insertArticle,
  insertCategory,
} from "../../apps/backoffice/server/testing/sample-content.ts";
import { openTestBackoffice } from "../../apps/backoffice/server/testing/test-backoffice.ts";
import { createSqliteFile } from "../../apps/backoffice/server/testing/test-databases.ts";
import { checkSamples } from "./check-samples.ts";

const folder = mkdtempSync(path.join(tmpdir(), "doctor-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("published sample articles are counted, drafts and articles of one's own are not", async () => {
  const office = await openTestBackoffice(createSqliteFile);
  const { databaseUrl } = office.services.settings;
  const check = () => checkSamples(databaseUrl, office.clock.now);
  try {
    expect(await check()).toEqual([]);
    const place = {
      section: "blog",
      category_id: await insertCategory(office, { section: "blog", slug: "news" }),
    } as const;
    await insertArticle(office, { ...place, slug: "own" });
    await insertArticle(office, { ...place, slug: "one", is_sample: 1 });
    await insertArticle(office, { ...place, slug: "two", is_sample: 1 });
    await insertArticle(office, { ...place, slug: "draft", is_sample: 1, published_at: null });
    expect((await check()).map(({ what }) => what.split(";")[0])).toEqual([
      "2 sample articles are published",
    ]);
  } finally {
    await office.close();
  }
});

test("a database that does not exist is not created, and one without tables is reported", async () => {
  const missing = path.join(folder, "missing.sqlite");
  expect(await checkSamples(`file:${missing}`, 0)).toEqual([]);
  expect(existsSync(missing)).toBe(false);
  const empty = `file:${path.join(folder, "empty.sqlite")}`;
  const { db } = openDatabase(empty);
  await db.introspection.getTables();
  await db.destroy();
  const [finding] = await checkSamples(empty, 0);
  expect(finding?.what).toContain("no such table: articles");
});
