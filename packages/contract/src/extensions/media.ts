/**
 * Pictures that the back office keeps for articles. The calls carry only an address; since this one
 * ends with the picture's size, whoever shows it knows how much room it needs before it is there.
 */
export const mediaPath = "/media";

const name = /^[a-z0-9]+(?:--?[a-z0-9]+)*-(\d{1,5})x(\d{1,5})-[0-9a-f]{10}\.webp$/;

/** Width and height of a picture. Pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The address of a kept picture, on the back office.
 *
 * @param stem what it shows, as words joined by hyphens
 * @param digest hex digits that change with its bytes; the first ten are used
 * @example mediaAddress("board", { width: 1360, height: 850 }, "1f2e3d4c5b6a") // "/media/board-1360x850-1f2e3d4c5b.webp"
 */
export function mediaAddress(stem: string, { width, height }: PictureSize, digest: string): string {
  return `${mediaPath}/${stem}-${width}x${height}-${digest.slice(0, 10)}.webp`;
}

/**
 * The size that a picture's address tells.
 *
 * @param address a path or a full address
 * @returns undefined where it is not a picture of ours
 * @example readPictureSize("https://desk.example/media/board-1360x850-1f2e3d4c5b.webp") // { width: 1360, height: 850 }
 */
export function readPictureSize(address: string): PictureSize | undefined {
  const [folder, file = ""] = address.split("/").slice(-2);
  const [, width, height] = (`/${folder}` === mediaPath && name.exec(file)) || [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
