import { afterEach, beforeEach, expect, it } from "vitest";
import { readWorkingCopy } from "../articles/find-working-copy.ts";
import { scheduleArticle, unpublishArticle } from "../articles/publish-article.ts";
import { saveWorkingCopy } from "../articles/save-working-copy.ts";
import { createServices } from "../services.ts";
import { recordChanges } from "../testing/record-changes.ts";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { createDueChanges } from "./due-changes.ts";

describeOnEachDatabase("the check for due changes", (createDatabase) => {
  let office: TestBackoffice;
  let recorded: string[][];
  let id: string;
  let place: { section: "help"; category_id: string };
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
    recorded = [];
    const category = await insertCategory(office, { section: "help", slug: "templates" });
    place = { section: "help", category_id: category };
    id = await insertArticle(office, { ...place, slug: "offers" });
    await insertArticle(office, { ...place, slug: "other" });
    await change({ content: "<p>The Diwali offer</p>" });
    await scheduleArticle(office.services, id, office.clock.now + 60_000, {
      ...{ personId: "asha", note: "Diwali" },
    });
  });
  afterEach(() => office.close());

  async function change(fields: Record<string, string>) {
    const { services } = office;
    const { article, fields: known } = await readWorkingCopy(services.db, id);
    const seen = { revision: 0, articleRevision: article.revision };
    const save = { fields: { ...known, ...fields }, personId: "asha", tab: "tab-1", ...seen };
    await saveWorkingCopy(services, id, save);
  }
  const open = (services = office.services) =>
    createDueChanges(recordChanges(services, (paths) => recorded.push(paths)));
  const content = async () => (await readWorkingCopy(office.services.db, id)).article.content;

  it("publishes changes at their time and not before, once, with who scheduled them", async () => {
    const due = open();
    office.clock.now += 59_000;
    await due.check();
    expect(await content()).toBe("<p>Body of offers</p>");
    office.clock.now += 1_000;
    await due.check();
    await due.check();
    expect(await content()).toBe("<p>The Diwali offer</p>");
    expect(recorded).toHaveLength(1);
    expect(recorded[0]).toContain("/help-center/templates/offers");
    const version = await office.services.db
      .selectFrom("article_versions")
      .select(["published_by", "note", "published_at"])
      .orderBy("number", "desc")
      .executeTakeFirst();
    expect(version).toEqual({
      ...{ published_by: "asha", note: "Diwali", published_at: office.clock.now },
    });
    expect(await office.count("article_working_copies")).toBe(0);
  });

  it("publishes what became due while no back office ran, by one of two that start", async () => {
    office.clock.now += 3_600_000;
    const other = createServices(office.services.settings, { now: () => office.clock.now });
    try {
      const checks = [open(), open(other)].map((due) => () => due.check());
      // Two connections of one process can't write to a SQLite file at the same time.
      if (office.services.databaseKind === "sqlite") for (const check of checks) await check();
      else await Promise.all(checks.map((check) => check()));
      expect(await content()).toBe("<p>The Diwali offer</p>");
      expect(recorded).toHaveLength(1);
    } finally {
      await other.db.destroy();
    }
  });

  it("keeps changes that can't be published any more, with the reason", async () => {
    await office.services.db
      .updateTable("articles")
      .set({ revision: 7 })
      .where("id", "=", id)
      .execute();
    office.clock.now += 60_000;
    await open().check();
    expect(await content()).toBe("<p>Body of offers</p>");
    expect((await readWorkingCopy(office.services.db, id)).copy).toMatchObject({
      ...{ publish_at: null, problem: "The published text was changed while you wrote" },
    });
    expect(recorded).toEqual([]);
  });

  it("publishes the changes of other articles when those of one can't be read", async () => {
    const { db } = office.services;
    const broken = await insertArticle(office, { ...place, slug: "broken" });
    const copy = await db
      .selectFrom("article_working_copies")
      .selectAll()
      .executeTakeFirstOrThrow();
    await db
      .insertInto("article_working_copies")
      .values({ ...copy, article_id: broken, fields: "{}", publish_at: office.clock.now + 1 })
      .execute();
    office.clock.now += 60_000;
    await open().check();
    expect(await content()).toBe("<p>The Diwali offer</p>");
    expect(office.logged).toMatchObject([
      { msg: "can't publish scheduled changes", article: broken },
    ]);
  });

  it("publishes nothing of an article that was taken off the site", async () => {
    await unpublishArticle(office.services, id);
    office.clock.now += 60_000;
    await open().check();
    const { article, copy } = await readWorkingCopy(office.services.db, id);
    expect([article.published_at, copy?.publish_at]).toEqual([null, null]);
    expect(copy?.fields).toContain("The Diwali offer");
  });
});
