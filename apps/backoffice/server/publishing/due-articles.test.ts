import { afterEach, beforeEach, expect, it } from "vitest";
import { createServices } from "../services.ts";
import { recordChanges } from "../testing/record-changes.ts";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { createDueArticles } from "./due-articles.ts";

describeOnEachDatabase("the check for due articles", (createDatabase) => {
  let office: TestBackoffice;
  let recorded: string[][];
  let category: string;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
    recorded = [];
    category = await insertCategory(office, { section: "help", slug: "templates" });
  });
  afterEach(() => office.close());

  const open = (services = office.services) =>
    createDueArticles(recordChanges(services, (paths) => recorded.push(paths)));
  const schedule = (slug: string, inMs: number) =>
    insertArticle(office, {
      section: "help",
      category_id: category,
      slug,
      published_at: office.clock.now + inMs,
    });

  it("records a change once when a scheduled article is due", async () => {
    const due = open();
    await schedule("later", 60_000);
    await due.check();
    expect(recorded).toEqual([]);
    office.clock.now += 60_000;
    await due.check();
    await due.check();
    expect(recorded).toHaveLength(1);
    expect(recorded[0]).toEqual(
      expect.arrayContaining(["/help-center/templates", "/help-center/templates/later"]),
    );
  });

  it("names an article that became due while no back office ran, and nothing at the next start", async () => {
    await schedule("meanwhile", 60_000);
    office.clock.now += 120_000;
    await open().check();
    await open().check();
    expect(recorded).toHaveLength(1);
    expect(recorded[0]).toContain("/help-center/templates/meanwhile");
  });

  it("counts more than fifty due articles as a change of all pages", async () => {
    for (let number = 1; number <= 51; number += 1) await schedule(`a${number}`, 60_000);
    office.clock.now += 60_000;
    await open().check();
    expect(recorded).toEqual([["*"]]);
  });

  it("records a due article once when two back offices check", async () => {
    const other = createServices(office.services.settings, { now: () => office.clock.now });
    try {
      await schedule("later", 60_000);
      office.clock.now += 60_000;
      const checks = [open(), open(other), open(), open(other)].map((due) => () => due.check());
      // Two connections of one process can't write to a SQLite file at the same time.
      if (office.services.databaseKind === "sqlite") for (const check of checks) await check();
      else await Promise.all(checks.map((check) => check()));
      expect(recorded).toHaveLength(1);
      expect(await office.count("content_changes")).toBe(1);
    } finally {
      await other.db.destroy();
    }
  });
});
