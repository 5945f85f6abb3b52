import { afterEach, beforeEach, expect, it } from "vitest";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { recordStoredPictures } from "./record-stored-pictures.ts";
import { repairPictureUses } from "./repair-picture-uses.ts";

describeOnEachDatabase("pictures that nobody has uploaded at this desk", (createDatabase) => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
  });
  afterEach(() => office.close());

  const listPictures = () =>
    office.services.db
      .selectFrom("pictures")
      .select(["name", "file_name", "width", "height", "bytes", "alt"])
      .orderBy("name")
      .execute();

  it("are added to the table from their storage, once", async () => {
    const { media } = office.services;
    const names = Array.from({ length: 450 }, (_, n) => `p${n}-40x30-0123456789.webp`);
    for (const name of names) await media.store(name, Buffer.from("12345"));
    await media.store("notes.txt", Buffer.from("an operator's own"));
    await media.store("wide-400x30-0123456789.400.avif", Buffer.from("a variant"));
    await Promise.all([
      recordStoredPictures(office.services),
      recordStoredPictures(office.services),
    ]);
    await recordStoredPictures(office.services);
    const rows = await listPictures();
    expect(rows.map(({ name }) => name)).toEqual(names.toSorted());
    expect(rows[0]).toEqual({
      ...{ name: "p0-40x30-0123456789.webp", file_name: "p0.webp", alt: "" },
      ...{ width: 40, height: 30, bytes: 5 },
    });
  });

  it("get their uses and alternative texts from texts that something else has written", async () => {
    const { db, media } = office.services;
    for (const name of ["a-40x30-0123456789.webp", "b-40x30-0123456789.webp"]) {
      await media.store(name, Buffer.from("12345"));
    }
    await recordStoredPictures(office.services);
    const category_id = await insertCategory(office, { section: "help", slug: "boards" });
    const id = await insertArticle(office, {
      ...{ section: "help", category_id, slug: "a", image: "/media/a-40x30-0123456789.webp" },
      ...{
        image_alt: "A board",
        content: '<img src="/media/b-40x30-0123456789.webp" alt="1 &lt; 2" />',
      },
    });
    await repairPictureUses(db);
    const uses = () => db.selectFrom("picture_uses").select(["picture", "article_id"]).execute();
    expect((await uses()).toSorted((a, b) => a.picture.localeCompare(b.picture))).toEqual([
      { picture: "a-40x30-0123456789.webp", article_id: id },
      { picture: "b-40x30-0123456789.webp", article_id: id },
    ]);
    expect((await listPictures()).map(({ alt }) => alt)).toEqual(["A board", "1 < 2"]);
    await db.updateTable("articles").set({ image: null, content: "" }).execute();
    await repairPictureUses(db);
    expect(await uses()).toEqual([]);
  });
});
