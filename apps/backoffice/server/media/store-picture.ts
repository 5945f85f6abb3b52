import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { mediaAddress, type PictureSize } from "@crm/contract/extensions/media";
import type { MediaStorage } from "./media-storage.ts";

/** A stored picture: WebP, with a content hash in its name. */
export interface Picture extends PictureSize {
  /** Its path on the back office, used in an article's `image` and text. */
  address: string;
  bytes: Uint8Array;
}

/** @param stem what the picture shows, as words joined by hyphens */
export function namePicture(stem: string, size: PictureSize, bytes: Uint8Array): Picture {
  const digest = createHash("sha256").update(bytes).digest("hex");
  return { ...size, bytes, address: mediaAddress(stem, size, digest) };
}

/** The folder of the stored pictures, when they are not in a bucket. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, "media");
}

/** Stores a picture; storing the same one again changes nothing. */
export function storePicture(media: MediaStorage, { address, bytes }: Picture): Promise<void> {
  return media.store(basename(address), bytes);
}
