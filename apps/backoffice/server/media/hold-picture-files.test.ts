import sharp from "sharp";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { addPicture } from "./add-picture.ts";
import { deletePicture } from "./delete-picture.ts";

describeOnEachDatabase("a picture that is uploaded and deleted at the same time", (create) => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(create);
  });
  afterEach(() => office.close());

  it("has both its row and its file when the upload ends after the deletion", async () => {
    const { services } = office;
    const { db, media } = services;
    const bytes = await sharp({
      create: { width: 40, height: 30, channels: 3, background: "red" },
    })
      .png()
      .toBuffer();
    const upload = (changed = services) =>
      addPicture(changed, { bytes, fileName: "board.png", addedBy: null });
    const name = (await upload()).address.replace("/media/", "");
    const rows = () => db.selectFrom("pictures").select("name").execute();

    const stored = Promise.withResolvers<void>();
    const deleted = Promise.withResolvers<void>();
    const slow = {
      ...media,
      async store(file: string, content: Uint8Array) {
        await media.store(file, content);
        stored.resolve();
        await deleted.promise;
      },
    };
    const again = upload({ ...services, media: slow });
    await stored.promise;
    const deletion = deletePicture(services, name);
    await vi.waitFor(async () => expect(await rows()).toEqual([]), 10_000);
    deleted.resolve();
    await Promise.all([again, deletion]);

    expect(await rows()).toEqual([{ name }]);
    expect(await media.exists(name)).toBe(true);
  });
});
