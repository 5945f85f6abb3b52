import sharp from "sharp";

/** How two pictures of one page differ. */
export interface Difference {
  /** The pixels that differ, including those that only one of them has. */
  pixels: number;
  /** The share of all pixels, from 0 to 1. */
  share: number;
  /** Where they differ, in pixels from the top; undefined when they don't. */
  rows: [first: number, last: number] | undefined;
  /** The newer picture in grey, with what differs in red. PNG. */
  marked: Buffer;
}

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

const channels = 3;

/** A channel may differ by as much, of 255: Chromium may draw the edge of a curve slightly differently each time. */
const tolerance = 8;

const red = [220, 0, 40];

/**
 * Compares two pictures pixel by pixel, from the top left corner.
 *
 * @param older PNG of any size
 * @param newer PNG of any size; what only one of both has differs
 * @returns how many pixels differ, where, and a picture that marks them
 */
export async function comparePictures(older: Buffer, newer: Buffer): Promise<Difference> {
  const [first, second] = await Promise.all([decode(older), decode(newer)]);
  const [width, height] = [
    Math.max(first.width, second.width),
    Math.max(first.height, second.height),
  ];
  const marked = Buffer.alloc(width * height * channels, 255);
  let pixels = 0;
  let rows: Difference["rows"];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [a, b] = [findPixel(first, x, y), findPixel(second, x, y)];
      const isSame = a !== undefined && b !== undefined && isEqual(first.data, a, second.data, b);
      if (!isSame) {
        pixels += 1;
        rows = [rows?.[0] ?? y, y];
      }
      mark(marked, (y * width + x) * channels, isSame ? lighten(second.data, b) : red);
    }
  }
  return {
    pixels,
    share: pixels / (width * height),
    rows,
    marked: await sharp(marked, { raw: { width, height, channels } }).png().toBuffer(),
  };
}

async function decode(png: Buffer): Promise<Raw> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Where a pixel's values begin; undefined outside of the picture. */
function findPixel({ width, height }: Raw, x: number, y: number): number | undefined {
  return x < width && y < height ? (y * width + x) * channels : undefined;
}

function isEqual(first: Buffer, a: number, second: Buffer, b: number): boolean {
  for (let channel = 0; channel < channels; channel += 1) {
    const distance = (first[a + channel] ?? 0) - (second[b + channel] ?? 0);
    if (Math.abs(distance) > tolerance) return false;
  }
  return true;
}

function lighten(data: Buffer, at = 0): number[] {
  const grey = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
  const light = Math.round(190 + grey / 4);
  return [light, light, light];
}

function mark(data: Buffer, at: number, colour: readonly number[]): void {
  for (const [channel, value] of colour.entries()) data[at + channel] = value;
}
