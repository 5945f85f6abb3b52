import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { mediaAddress, type PictureSize } from "@crm/contract/extensions/media";

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

/** The folder of the stored pictures. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, "media");
}

/** Stores a picture atomically; storing the same one again changes nothing. */
export async function storePicture(dataDir: string, picture: Picture): Promise<void> {
  const folder = mediaFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${randomUUID()}`);
  await writeFile(unfinished, picture.bytes, { flush: true });
  await rename(unfinished, join(folder, basename(picture.address)));
}
