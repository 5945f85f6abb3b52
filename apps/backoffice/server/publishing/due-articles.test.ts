import { afterEach, beforeEach, expect, it } from "vitest";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { createSqliteFile } from "../testing/test-databases.ts";
import { createDueArticles } from "./due-articles.ts";

let office: TestBackoffice;
let notified: string[][];
let category: string;
beforeEach(async () => {
  office = await openTestBackoffice(createSqliteFile);
  notified = [];
  category = await insertCategory(office, { section: "help", slug: "templates" });
});
afterEach(() => office.close());

const open = () =>
  createDueArticles({ ...office.services, notifySites: (paths) => notified.push([...paths]) });
const schedule = (slug: string, inMs: number) =>
  insertArticle(office, {
    section: "help",
    category_id: category,
    slug,
    published_at: office.clock.now + inMs,
  });

it("notifies the site once when a scheduled article is due", async () => {
  const due = open();
  await schedule("later", 60_000);
  await due.check();
  expect(notified).toEqual([]);
  office.clock.now += 60_000;
  await due.check();
  await due.check();
  expect(notified).toHaveLength(1);
  expect(notified[0]).toEqual(
    expect.arrayContaining(["/help-center/templates", "/help-center/templates/later"]),
  );
});

it("invalidates all pages of the site at its start", async () => {
  await schedule("meanwhile", -1_000);
  const due = open();
  due.start();
  await due.stop();
  expect(notified).toEqual([["*"]]);
});
