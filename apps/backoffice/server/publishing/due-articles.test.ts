import { afterEach, beforeEach, expect, it } from "vitest";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { createSqliteFile } from "../testing/test-databases.ts";
import { openTestOffice, type TestOffice } from "../testing/test-office.ts";
import { createDueArticles } from "./due-articles.ts";

let office: TestOffice;
let told: string[][];
let category: string;
beforeEach(async () => {
  office = await openTestOffice(createSqliteFile);
  told = [];
  category = await insertCategory(office, { section: "help", slug: "templates" });
});
afterEach(() => office.close());

const open = () =>
  createDueArticles({ ...office.services, notifySites: (paths) => told.push([...paths]) });
const schedule = (slug: string, inMs: number) =>
  insertArticle(office, {
    section: "help",
    category_id: category,
    slug,
    published_at: office.clock.now + inMs,
  });

it("tells the site of a scheduled article when its time has come, once", async () => {
  const due = open();
  await schedule("later", 60_000);
  await due.check();
  expect(told).toEqual([]);
  office.clock.now += 60_000;
  await due.check();
  await due.check();
  expect(told).toHaveLength(1);
  expect(told[0]).toEqual(
    expect.arrayContaining(["/help-center/templates", "/help-center/templates/later"]),
  );
});

it("tells the site of everything when it starts, for it may have missed something", async () => {
  await schedule("meanwhile", -1_000);
  const due = open();
  due.start();
  await due.stop();
  expect(told).toEqual([["*"]]);
});
