import { sql, type Transaction } from "kysely";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Database } from "../db/schema.ts";
import { addPicture } from "../media/add-picture.ts";
import { deletePicture } from "../media/delete-picture.ts";
import { deleteUnusedPictures } from "../media/delete-unused-pictures.ts";
import { lockPictures } from "../media/lock-pictures.ts";
import { recordPictureUses } from "../media/picture-uses.ts";
import { replacePicture } from "../media/replace-picture.ts";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { readWorkingCopy } from "./find-working-copy.ts";
import { publishArticle, scheduleArticle, unpublishArticle } from "./publish-article.ts";
import { lockArticle } from "./require-article.ts";
import { discardWorkingCopy, saveWorkingCopy } from "./save-working-copy.ts";
import { purgeTrash } from "./trash/purge-trash.ts";
import { restoreArticle, trashArticle } from "./trash/trash-article.ts";

describeOnEachDatabase("two people who change one article at the same time", (createDatabase) => {
  let office: TestBackoffice;
  let id: string;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
    const category_id = await insertCategory(office, { section: "help", slug: "data" });
    id = await insertArticle(office, { section: "help", category_id, slug: "import" });
  });
  afterEach(() => office.close());

  type Change = (trx: Transaction<Database>) => Promise<unknown>;

  /** Does something after a colleague's change has begun and before it is committed. */
  async function meanwhile(
    change: Change,
    action: () => Promise<unknown>,
    beforeCommit = () => {},
  ): Promise<unknown> {
    const { db } = office.services;
    let acted: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await lockArticle(trx, id);
      await change(trx);
      acted = action().then(
        () => "done",
        (error: { status?: number }) => error.status ?? error,
      );
      if (office.services.databaseKind === "postgres") await waitForLock();
      beforeCommit();
    });
    return acted;
  }

  /** Until the other one waits. It is asked outside the transaction, which would see no news. */
  async function waitForLock(): Promise<void> {
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(
        office.services.db,
      );
      expect(rows).toHaveLength(1);
    }, 10_000);
  }

  const read = () => readWorkingCopy(office.services.db, id);

  async function write(content: string) {
    const { article, copy, fields } = await read();
    const seen = { revision: copy?.revision ?? 0, articleRevision: article.revision };
    const save = { fields: { ...fields, content }, personId: "asha", tab: "tab-1", ...seen };
    return saveWorkingCopy(office.services, id, save);
  }

  const saveMeanwhile = (content: string) => async (trx: Transaction<Database>) => {
    const { fields } = await readWorkingCopy(trx, id);
    await trx
      .updateTable("article_working_copies")
      .set((eb) => ({
        fields: JSON.stringify({ ...fields, content }),
        revision: eb("revision", "+", 1),
      }))
      .where("article_id", "=", id)
      .execute();
  };

  /** Services whose changes of content belong to a transaction that is open already. */
  const inside = (trx: Transaction<Database>): TestBackoffice["services"] => ({
    ...office.services,
    changeFeed: {
      ...office.services.changeFeed,
      async change(work) {
        await work(trx);
      },
    },
  });
  const deletion = { redirectTo: null, person: "ravi" };
  const trashMeanwhile: Change = (trx) => trashArticle(inside(trx), id, deletion);

  const picture = async (side: number) => {
    const create = { width: side, height: side, channels: 3, background: "red" } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    return { fileName: "board.png", addedBy: null, bytes };
  };
  const addBoard = async () => {
    const { address } = await addPicture(office.services, await picture(40));
    // Making its variants would wait for a colleague's lock too.
    await office.services.variantMaker.settle();
    const tag = `<img src="${address}" alt="Board" width="40" height="40" />`;
    return { name: address.replace("/media/", ""), tag };
  };

  it("lose no text when a picture is replaced", async () => {
    const { name: old, tag: board } = await addBoard();
    const tag = `<p>Before</p>${board}`;
    await write(tag);
    const next = await picture(50);
    const text = tag.replace("Before", "After");
    const done = await meanwhile(saveMeanwhile(text), () =>
      replacePicture(office.services, old, next),
    );
    expect(done).toBe("done");
    const { content } = (await read()).fields;
    expect(content).toContain("After");
    expect(content).not.toContain(old);
  });

  it("delete no picture that the other one puts into the text", async () => {
    const { name, tag } = await addBoard();
    const { services } = office;
    const insert: Change = async (trx) => {
      const fields = JSON.stringify({ ...(await readWorkingCopy(trx, id)).fields, content: tag });
      const saved = { article_revision: 1, saved_at: 1, saved_by: "ravi", publish_at: null };
      await trx
        .insertInto("article_working_copies")
        .values({ article_id: id, fields, ...saved, note: null })
        .execute();
      await recordPictureUses(trx, { article_id: id, working_copy: id }, fields);
    };
    expect(await meanwhile(insert, () => deletePicture(services, name))).toBe(409);
    expect(await services.media.exists(name)).toBe(true);
    // The monthly clean-up would delete it too.
    await services.db.deleteFrom("article_working_copies").execute();
    office.clock.now += 40 * 86_400_000;
    expect(await meanwhile(insert, () => deleteUnusedPictures(services))).toBe("done");
    expect(await services.media.exists(name)).toBe(true);
  });

  it("publish no picture that the other one deletes", async () => {
    const { name, tag } = await addBoard();
    const { services } = office;
    const remove: Change = async (trx) => {
      await lockPictures(trx, [name], true);
      await trx.deleteFrom("pictures").where("name", "=", name).execute();
    };
    expect(await meanwhile(remove, () => write(tag))).toBe("done");
    expect(await publishArticle(services, id).catch((error) => error)).toMatchObject({
      status: 400,
      message: `This picture is not in the library: /media/${name}. Please remove it from the article, or choose another one.`,
    });
  });

  it("lose no text when one of them discards the changes", async () => {
    const seen = await write("<p>Before</p>");
    const discard = () => discardWorkingCopy(office.services, id, seen);
    expect(await meanwhile(saveMeanwhile("<p>After</p>"), discard)).toBe(409);
    expect((await read()).fields.content).toBe("<p>After</p>");
  });

  it("do not bring an article to the site that is deleted", async () => {
    const { services } = office;
    await unpublishArticle(services, id);
    expect(await meanwhile(trashMeanwhile, () => publishArticle(services, id))).toBe(404);
    const { published_at } = await services.db
      .selectFrom("articles")
      .select("published_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(published_at).toBeNull();
  });

  it("do not schedule the changes of an article that is deleted", async () => {
    const { services, clock } = office;
    await write("<p>Later</p>");
    const schedule = () => scheduleArticle(services, id, clock.now + 60_000);
    expect(await meanwhile(trashMeanwhile, schedule)).toBe(404);
    await restoreArticle(services, id);
    expect((await read()).copy?.publish_at).toBeNull();
  });

  /** Services whose first answer of the database comes before a colleague's change, and any other after it. */
  const withChangeAfterFirstRead = (change: () => Promise<unknown>) => {
    let waiting: (() => Promise<unknown>) | undefined = change;
    const db = office.services.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const now = waiting;
        waiting = undefined;
        await now?.();
        return result;
      },
    });
    return { ...office.services, db };
  };
  const later = () => office.clock.now + 60_000;

  it("do not take an article off the site by scheduling it while it is published", async () => {
    const { services } = office;
    await unpublishArticle(services, id);
    const raced = withChangeAfterFirstRead(() => publishArticle(services, id));
    const rejected = await scheduleArticle(raced, id, later()).catch((error) => error);
    expect(rejected).toMatchObject({
      status: 409,
      message: "It was changed in this moment. Please try again.",
    });
    expect((await read()).article.published_at).toBe(office.clock.now - 86_400_000);
  });

  it("do not take an article off the site by scheduling it again while its time comes", async () => {
    const { services, clock } = office;
    await unpublishArticle(services, id);
    const at = clock.now + 1_000;
    await scheduleArticle(services, id, at);
    const again = () => scheduleArticle(services, id, at + 60_000);
    const comes = () => {
      clock.now = at;
    };
    // SQLite begins to read when it is there already: it has no changes that could wait.
    const rejected = office.services.databaseKind === "postgres" ? 409 : 400;
    expect(await meanwhile(async () => {}, again, comes)).toBe(rejected);
    expect((await read()).article.published_at).toBe(at);
  });

  it("schedule no changes of an article that is taken off the site, or whose text was just published", async () => {
    const { services } = office;
    for (const [act, status] of [
      [unpublishArticle, 409],
      [publishArticle, 400],
    ] as const) {
      await write("<p>Later</p>");
      const raced = withChangeAfterFirstRead(() => act(services, id));
      const rejected = await scheduleArticle(raced, id, later()).catch((error) => error);
      expect(rejected.status).toBe(status);
      expect((await read()).copy?.publish_at ?? null).toBeNull();
      await publishArticle(services, id);
    }
  });

  it("do not delete an article for good that comes back from the trash", async () => {
    const { services, clock } = office;
    await trashArticle(services, id, deletion);
    clock.now += 40 * 86_400_000;
    const restore: Change = (trx) => restoreArticle(inside(trx), id);
    expect(await meanwhile(restore, () => purgeTrash(services))).toBe("done");
    expect((await read()).article.published_at).not.toBeNull();
  });
});
