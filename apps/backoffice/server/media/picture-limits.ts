/** The largest accepted picture: bytes of the file, and pixels of the decoded picture. */
export const maxPictureBytes = 10 * 1024 * 1024;
export const maxPixels = 40_000_000;

/** The longest text alternative, here and at an article. Characters. */
export const maxAltLength = 300;
