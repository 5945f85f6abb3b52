/**
 * Article pictures that the back office stores. The calls send only an address; it ends with the
 * picture's size, so that pages can reserve its space before it loads.
 */
export const mediaPath = "/media";

const name = /^[a-z0-9]+(?:--?[a-z0-9]+)*-(\d{1,5})x(\d{1,5})-([0-9a-f]{10})\.webp$/;

/** Width and height of a picture. Pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The path of a stored picture, on the back office.
 *
 * @param stem what it shows, as words joined by hyphens
 * @param digest hex digits that change with its bytes; the first ten are used
 * @example mediaAddress("board", { width: 1360, height: 850 }, "1f2e3d4c5b6a") // "/media/board-1360x850-1f2e3d4c5b.webp"
 */
export function mediaAddress(stem: string, { width, height }: PictureSize, digest: string): string {
  return `${mediaPath}/${stem}-${width}x${height}-${digest.slice(0, 10)}.webp`;
}

/**
 * Reads a picture's size from its address.
 *
 * @param address a path or a full address
 * @returns undefined when the back office does not store this picture
 * @example readPictureSize("https://desk.example/media/board-1360x850-1f2e3d4c5b.webp") // { width: 1360, height: 850 }
 */
export function readPictureSize(address: string): PictureSize | undefined {
  const [folder, file = ""] = address.split("/").slice(-2);
  const [, width, height] = (`/${folder}` === mediaPath && name.exec(file)) || [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

/**
 * Reads the content hash from a picture's file name.
 *
 * @returns undefined when the back office does not store this picture
 * @example readPictureDigest("board-1360x850-1f2e3d4c5b.webp") // "1f2e3d4c5b"
 */
export function readPictureDigest(file: string): string | undefined {
  return name.exec(file)?.[3];
}

/**
 * True for a picture of another website: an article with a new one can't be published. Our own
 * pictures are paths.
 *
 * @example isRemotePicture("https://shop.example/a.png") // true
 */
export function isRemotePicture(src: string): boolean {
  return /^(?:https?:)?\/\//i.test(src.trim());
}
