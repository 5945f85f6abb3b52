import { kilobyte, megabyte } from "./sizes.ts";

/** Largest files in a template, in bytes. */
export const templateMediaLimits = {
  video: 16 * megabyte,
  image: 5 * megabyte,
  document: 100 * megabyte,
  sticker: 100 * kilobyte,
} as const;

/** Largest files in the media library, in bytes. */
export const mediaLibraryLimits = {
  image: 5 * megabyte,
  audio: 16 * megabyte,
  file: 100 * megabyte,
  video: 16 * megabyte,
} as const;

/** File types that the media library accepts. Those of audio and files are not specified. */
export const mediaLibraryTypes = {
  image: ["image/jpeg", "image/png"],
  video: ["video/mp4", "video/3gpp"],
} as const;
