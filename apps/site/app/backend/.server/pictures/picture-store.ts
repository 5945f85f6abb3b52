import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readVariant } from "@crm/contract/extensions/picture-variants";
import { isPictureOf } from "@crm/server-kit/stored-picture";
import { log } from "../log.ts";

/** Room for about two thousand pictures. Bytes on disk. */
const defaultMaxBytes = 256 * 1024 * 1024;

/** A picture on disk. */
interface StoredPicture {
  bytes: Buffer;
  /** When the host last confirmed that it exists. Epoch milliseconds. */
  confirmedAt: number;
}

/**
 * Stores the hosts' pictures in files, so that the site can serve each picture that it has served
 * before while the host is down, also after a restart. It has a maximum size; the pictures that were
 * not used for the longest time are deleted first.
 */
export interface PictureStore {
  /** Finds a picture whose file is undamaged. */
  find(name: string): Promise<StoredPicture | undefined>;
  /** Stores a picture; a full disk is only logged. */
  save(name: string, bytes: Buffer): Promise<void>;
  /** Records that the host still has the picture. */
  confirm(name: string): Promise<void>;
  delete(name: string): Promise<void>;
}

/** Stores nothing. */
export const noPictureStore: PictureStore = {
  find: async () => undefined,
  save: async () => undefined,
  confirm: async () => undefined,
  delete: async () => undefined,
};

/** File sizes by name; the picture that was used last is at the end. Bytes. */
type Sizes = Map<string, number>;

/** @param folder created with the first picture */
export function createPictureStore(
  folder: string,
  maxBytes = defaultMaxBytes,
  now: () => number = Date.now,
): PictureStore {
  let index: Promise<Sizes> | undefined;
  let hasFailed = false;

  const pathOf = (name: string) => join(folder, name);

  function openIndex(): Promise<Sizes> {
    index ??= readSizes(folder).catch((error) => {
      index = undefined;
      throw error;
    });
    return index;
  }

  /** Records a use. A folder that can't be listed does not stop a picture from being served. */
  function recordUse(name: string, bytes: number): void {
    openIndex().then(
      (sizes) => moveToEnd(sizes, name, bytes),
      () => undefined,
    );
  }

  async function write(name: string, bytes: Buffer): Promise<void> {
    const sizes = await openIndex();
    const draft = join(folder, `${randomUUID()}.draft`);
    try {
      await writeFile(draft, seal(name, bytes), { mode: 0o600 });
      await rename(draft, pathOf(name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    moveToEnd(sizes, name, bytes.length);
    for (const unused of listExcess(sizes, maxBytes)) await rm(pathOf(unused), { force: true });
  }

  async function remove(name: string): Promise<void> {
    (await openIndex()).delete(name);
    await rm(pathOf(name), { force: true });
  }

  /** Changes the folder. Failures are logged once, so that a full disk does not fill the log too. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error({ error }, "Pictures of the host can't be stored on disk");
      hasFailed = true;
      index = undefined;
    }
  }

  return {
    async find(name) {
      try {
        const path = pathOf(name);
        const [file, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
        const bytes = unseal(name, file);
        if (!bytes || !isPictureOf(name, bytes)) return undefined;
        recordUse(name, bytes.length);
        return { bytes, confirmedAt: mtimeMs };
      } catch {
        return undefined;
      }
    },
    save: (name, bytes) => attempt(() => write(name, bytes)),
    confirm: (name) => attempt(() => utimes(pathOf(name), now() / 1_000, now() / 1_000)),
    delete: (name) => attempt(() => remove(name)),
  };
}

const sealBytes = 32;

/** The name of a variant has no hash of its own bytes, so its file starts with one. */
function seal(name: string, bytes: Buffer): Buffer {
  return readVariant(name) ? Buffer.concat([digest(bytes), bytes]) : bytes;
}

/** Returns undefined when a variant's file is damaged. */
function unseal(name: string, file: Buffer): Buffer | undefined {
  if (!readVariant(name)) return file;
  const bytes = file.subarray(sealBytes);
  return file.subarray(0, sealBytes).equals(digest(bytes)) ? bytes : undefined;
}

function digest(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

function moveToEnd(sizes: Sizes, name: string, bytes: number): void {
  sizes.delete(name);
  sizes.set(name, bytes);
}

/** Removes the pictures that are too many from the index, and returns their names. */
function listExcess(sizes: Sizes, maxBytes: number): string[] {
  let total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  const excess: string[] = [];
  for (const [name, bytes] of sizes) {
    if (total <= maxBytes) break;
    total -= bytes;
    sizes.delete(name);
    excess.push(name);
  }
  return excess;
}

/**
 * Reads the folder, and removes files that a crash left incomplete. The time of a file is when the host
 * last confirmed it; that happens daily while it is used, so it is also about when it was last used.
 */
async function readSizes(folder: string): Promise<Sizes> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found: { name: string; bytes: number; changed: number }[] = [];
  for (const name of await readdir(folder)) {
    if (name.endsWith(".draft")) {
      await rm(join(folder, name), { force: true });
      continue;
    }
    const { size, mtimeMs } = await stat(join(folder, name));
    found.push({ name, bytes: size, changed: mtimeMs });
  }
  found.sort((a, b) => a.changed - b.changed);
  return new Map(found.map(({ name, bytes }) => [name, bytes]));
}
