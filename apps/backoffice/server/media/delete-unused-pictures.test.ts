import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { deleteUnusedPictures } from "./delete-unused-pictures.ts";
import { mediaFolder, namePicture, storePicture } from "./store-picture.ts";

const day = 24 * 60 * 60_000;

describeOnEachDatabase("pictures that no article shows", (createDatabase) => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
  });
  afterEach(() => office.close());

  it("are deleted after a month; used and new ones are not", async () => {
    const { settings, media } = office.services;
    const folder = mediaFolder(settings.dataDir);
    const store = async (stem: string, ageDays: number) => {
      const picture = namePicture(stem, { width: 20, height: 10 }, Buffer.from(stem));
      await storePicture(media, picture);
      const time = new Date(office.clock.now - ageDays * day);
      utimesSync(join(folder, picture.address.slice("/media/".length)), time, time);
      return picture.address;
    };
    const [above, inside, deleted, typed, earlier, fresh, unused] = await Promise.all([
      store("above", 90),
      store("inside", 90),
      store("deleted", 90),
      store("typed", 90),
      store("earlier", 90),
      store("fresh", 20),
      store("unused", 31),
    ]);
    writeFileSync(join(folder, "notes.txt"), "an operator's own");
    utimesSync(join(folder, "notes.txt"), 0, 0);
    const category = await insertCategory(office, { section: "help", slug: "templates" });
    const trashed = await insertArticle(office, {
      section: "help",
      category_id: category,
      slug: "trashed",
      published_at: null,
      image: deleted,
    });
    const { db } = office.services;
    const by = { deleted_at: office.clock.now, deleted_by: "p1" };
    await db
      .insertInto("article_trash")
      .values({ article_id: trashed, ...by, published_at: null, redirect_to: null })
      .execute();
    await db
      .insertInto("article_working_copies")
      .values({
        ...{ article_id: trashed, fields: JSON.stringify({ image: typed }), article_revision: 1 },
        ...{ saved_at: office.clock.now, saved_by: "p1", publish_at: null, note: null },
      })
      .execute();
    await db
      .insertInto("article_versions")
      .values({
        ...{
          article_id: trashed,
          number: 1,
          fields: JSON.stringify({ content: `<img src="${earlier}">` }),
        },
        ...{ published_at: office.clock.now, published_by: null, note: null },
      })
      .execute();
    await db
      .insertInto("picture_uses")
      .values({
        ...{ picture: earlier.slice("/media/".length), article_id: trashed },
        ...{ working_copy: null, version: 1 },
      })
      .execute();
    await insertArticle(office, {
      section: "help",
      category_id: category,
      slug: "draft",
      published_at: null,
      image: above,
      content: `<p><img src="${inside}" alt="x"></p>`,
    });

    expect(await deleteUnusedPictures(office.services)).toEqual([unused.slice("/media/".length)]);
    const left = [above, inside, deleted, typed, earlier, fresh].map((address) =>
      address.slice("/media/".length),
    );
    expect(readdirSync(folder).sort()).toEqual([...left, "notes.txt"].sort());
    expect(await deleteUnusedPictures(office.services)).toEqual([]);

    // The month starts when a picture is removed from its article, not when it was uploaded.
    office.clock.now += 10 * day;
    await deleteUnusedPictures(office.services);
    await db
      .updateTable("articles")
      .set({ content: "<p>x</p>" })
      .where("slug", "=", "draft")
      .execute();
    office.clock.now += 25 * day;
    expect(await deleteUnusedPictures(office.services)).toEqual([fresh.slice("/media/".length)]);
    office.clock.now += 6 * day;
    expect(await deleteUnusedPictures(office.services)).toEqual([inside.slice("/media/".length)]);
  });

  it("are deleted with what an interrupted upload has left", async () => {
    const folder = mediaFolder(office.services.settings.dataDir);
    mkdirSync(folder);
    const left = ".01234567-89ab-4cde-8f01-23456789abcd";
    writeFileSync(join(folder, left), "RIFF");
    utimesSync(join(folder, left), 0, 0);
    expect(await deleteUnusedPictures(office.services)).toEqual([left]);
    expect(readdirSync(folder)).toEqual([]);
  });
});
