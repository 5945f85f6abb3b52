import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { mediaAddress, type PictureSize } from "@crm/contract/extensions/media";

/** A picture as it is kept: WebP, with a name that changes with its bytes. */
export interface Picture extends PictureSize {
  /** Path on the back office; what an article's `image` and its text say. */
  address: string;
  bytes: Uint8Array;
}

/** @param stem what it shows, as words joined by hyphens */
export function namePicture(stem: string, size: PictureSize, bytes: Uint8Array): Picture {
  const digest = createHash("sha256").update(bytes).digest("hex");
  return { ...size, bytes, address: mediaAddress(stem, size, digest) };
}

/** The folder of the kept pictures. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, "media");
}

/** Keeps a picture; the same one again changes nothing. Nobody ever reads half of it. */
export async function storePicture(dataDir: string, picture: Picture): Promise<void> {
  const folder = mediaFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${randomUUID()}`);
  await writeFile(unfinished, picture.bytes, { flush: true });
  await rename(unfinished, join(folder, basename(picture.address)));
}
