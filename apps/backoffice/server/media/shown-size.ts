import type { PictureSize } from "@crm/contract/extensions/media";

/** The width of an article's text on a wide screen, and the largest height. CSS pixels. */
const room: PictureSize = { width: 680, height: 640 };

/**
 * The size of a picture in an article's text; on narrow screens the page shrinks it.
 *
 * @param density how many of its pixels are one CSS pixel
 */
export function shownSize({ width, height }: PictureSize, density = 1): PictureSize {
  const scale = Math.min(1 / density, room.width / width, room.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
