import { isPictureName, isPictureOf } from "@crm/server-kit/stored-picture";
import type { MediaStorage } from "./media-storage.ts";

/** What happened to the pictures of the source. */
export interface MovedMedia {
  copied: number;
  /** Complete copies of an earlier run. */
  present: number;
  /** Names of pictures that are damaged at the source, and were not copied. */
  damaged: string[];
  /** Names of files that are no pictures, and were not copied. */
  others: string[];
}

/**
 * Copies all pictures and their variants from one storage to another, and deletes none. Every copy is read again and
 * compared with the source. After an interruption it continues: complete copies stay.
 *
 * @throws Error when a copy differs from its source
 * @throws MediaUnavailable when one of the two can't be used
 */
export async function moveMedia(from: MediaStorage, to: MediaStorage): Promise<MovedMedia> {
  const moved: MovedMedia = { copied: 0, present: 0, damaged: [], others: [] };
  for (const { name, size } of await from.list()) {
    if (!isPictureName(name)) {
      moved.others.push(name);
      continue;
    }
    const bytes = await from.read(name);
    // Deleted since the list was read.
    if (!bytes) continue;
    if (bytes.length !== size || !isPictureOf(name, bytes)) moved.damaged.push(name);
    else if (await hasCopy(to, name, bytes)) moved.present++;
    else {
      await to.store(name, bytes);
      if (!(await hasCopy(to, name, bytes))) throw new Error(`The copy of ${name} is damaged.`);
      moved.copied++;
    }
  }
  return moved;
}

async function hasCopy(to: MediaStorage, name: string, bytes: Uint8Array): Promise<boolean> {
  const copy = await to.read(name);
  return copy !== undefined && Buffer.compare(copy, bytes) === 0;
}
