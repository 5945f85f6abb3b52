import { readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { deleteUnusedPictures } from "./delete-unused-pictures.ts";
import { recordStoredPictures } from "./record-stored-pictures.ts";
import { mediaFolder } from "./store-picture.ts";
import { createVariantMaker } from "./variant-maker.ts";

describeOnEachDatabase("the variants of a picture", (createDatabase) => {
  let desk: TestDesk;
  let folder: string;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
    folder = mediaFolder(desk.services.settings.dataDir);
  });
  afterEach(() => desk.close());

  const upload = async (width: number) => {
    const picture = sharp({ create: { width, height: 500, channels: 3, background: "#0b5c43" } });
    const { body } = await desk.request("/api/desk/pictures?name=board.png", {
      method: "POST",
      headers: { Cookie: desk.cookies.editor, "Content-Type": "application/octet-stream" },
      body: new Uint8Array(await picture.png().toBuffer()),
    });
    return String(body.address).slice("/media/".length);
  };
  const row = () => desk.services.db.selectFrom("pictures").selectAll().executeTakeFirstOrThrow();
  const dropVariants = () => {
    for (const name of readdirSync(folder).filter((file) => file.split(".").length > 2))
      rmSync(join(folder, name));
  };

  it("are made after the upload, at most as wide as the picture, and the library lists them", async () => {
    const name = await upload(1_000);
    await desk.services.variantMaker.settle();
    const stem = name.replace(".webp", "");
    const sizes = {
      "480.webp": 480,
      "480.avif": 480,
      "960.webp": 960,
      "960.avif": 960,
      "1000.avif": 1_000,
    };
    expect(readdirSync(folder).toSorted()).toEqual(
      [name, ...Object.keys(sizes).map((end) => `${stem}.${end}`)].toSorted(),
    );
    for (const [end, width] of Object.entries(sizes)) {
      const answer = await desk.app.request(`/media/${stem}.${end}`);
      expect(answer.headers.get("Content-Type")).toBe(`image/${end.slice(-4)}`);
      expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      const read = await sharp(await answer.arrayBuffer()).metadata();
      expect([read.width, read.format]).toEqual([width, end.endsWith("avif") ? "heif" : "webp"]);
    }
    const { body } = await desk.ask("editor", "GET", "/pictures");
    expect(body.data[0]).toMatchObject({
      widths: [480, 960, 1_000],
      thumbnail: `/media/${stem}.480.webp`,
    });
  });

  it("of an older picture are made when one is asked for first", async () => {
    const name = await upload(400);
    await desk.services.variantMaker.settle();
    dropVariants();
    await desk.services.db.deleteFrom("pictures").execute();
    await recordStoredPictures(desk.services);
    expect(await row()).toMatchObject({
      name,
      file_name: "board.webp",
      variants: null,
      width: 400,
    });
    const ask = () => desk.app.request(`/media/${name.replace(".webp", ".400.avif")}`);
    expect((await ask()).status).toBe(404);
    await desk.services.variantMaker.settle();
    expect((await ask()).status).toBe(200);
    // Nobody can have others made.
    for (const end of [".401.avif", ".480.avif", ".400.jpg"]) {
      const path = `/media/${name.replace(".webp", end)}`;
      expect((await desk.app.request(path)).status).toBe(404);
    }
    await desk.services.variantMaker.settle();
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it("are made by one back office, and by another one after a claim has expired", async () => {
    const name = await upload(400);
    await desk.services.variantMaker.settle();
    dropVariants();
    const stored: string[] = [];
    const { media } = desk.services;
    const store = async (file: string, bytes: Uint8Array) => {
      stored.push(file);
      await media.store(file, bytes);
    };
    const makers = [1, 2].map(() =>
      createVariantMaker({ ...desk.services, media: { ...media, store } }),
    );
    for (const maker of makers) maker.request(name);
    await Promise.all(makers.map((maker) => maker.settle()));
    expect(stored).toHaveLength(1);

    dropVariants();
    await desk.services.db
      .updateTable("pictures")
      .set({ claimed_until: desk.clock.now + 60_000 })
      .execute();
    makers[0]?.request(name);
    await makers[0]?.settle();
    expect(stored).toHaveLength(1);
    desk.clock.now += 60_000;
    makers[0]?.request(name);
    await makers[0]?.settle();
    expect(stored).toHaveLength(2);
  });

  it("of a damaged picture are tried three times", async () => {
    const name = await upload(400);
    await desk.services.variantMaker.settle();
    dropVariants();
    writeFileSync(join(folder, name), "RIFF0000WEBP");
    for (const tries of [1, 2, 3, 3]) {
      desk.services.variantMaker.request(name);
      await desk.services.variantMaker.settle();
      expect((await row()).failed_tries).toBe(tries);
    }
  });

  it("are deleted a month after the last use of their picture, and when their picture is gone", async () => {
    const name = await upload(400);
    await desk.services.variantMaker.settle();
    const lost = "lost-400x500-0123456789.400.avif";
    writeFileSync(join(folder, lost), "");
    const old = (desk.clock.now - 31 * 24 * 60 * 60_000) / 1_000;
    for (const file of readdirSync(folder)) utimesSync(join(folder, file), old, old);
    expect((await deleteUnusedPictures(desk.services)).toSorted()).toEqual([name, lost].toSorted());
    expect(readdirSync(folder)).toEqual([]);
    expect(await desk.count("pictures")).toBe(0);
  });
});
