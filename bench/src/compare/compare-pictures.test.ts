import sharp from "sharp";
import { expect, it } from "vitest";
import { comparePictures } from "./compare-pictures.ts";

/** A picture of 10 pixels' width with one grey, and a darker box in it. */
function draw(height: number, box?: { left: number; top: number; grey: number }): Promise<Buffer> {
  const grey = (value: number) => ({ r: value, g: value, b: value });
  const picture = sharp({ create: { width: 10, height, channels: 3, background: grey(200) } });
  if (!box) return picture.png().toBuffer();
  const create = { width: 2, height: 3, channels: 3, background: grey(box.grey) } as const;
  return picture
    .composite([{ input: { create }, left: box.left, top: box.top }])
    .png()
    .toBuffer();
}

it("finds no difference between equal pictures, or where an edge is drawn a little otherwise", async () => {
  const same = await comparePictures(await draw(20), await draw(20));
  expect(same).toMatchObject({ pixels: 0, share: 0, rows: undefined });
  const edge = await draw(20, { left: 4, top: 5, grey: 195 });
  expect((await comparePictures(await draw(20), edge)).pixels).toBe(0);
});

it("counts the pixels that differ, says where they are, and marks them", async () => {
  const changed = await draw(20, { left: 4, top: 5, grey: 100 });
  const { marked, ...difference } = await comparePictures(await draw(20), changed);
  expect(difference).toEqual({ pixels: 6, share: 6 / 200, rows: [5, 7] });
  const { data } = await sharp(marked).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray((5 * 10 + 4) * 3, (5 * 10 + 4) * 3 + 3)]).toEqual([220, 0, 40]);
});

it("counts what only one of two pictures of different heights has", async () => {
  expect(await comparePictures(await draw(20), await draw(22))).toMatchObject({
    ...{ pixels: 20, share: 20 / 220 },
    rows: [20, 21],
  });
});
