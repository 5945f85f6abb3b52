import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MediaStorage, StoredFile } from "./media-storage.ts";
import { MediaUnavailable } from "./media-unavailable.ts";

/** The file name of an upload that was interrupted. */
export const unfinishedName = /^\.[0-9a-f-]{36}$/;

/** @param folder created with the first file */
export function createFolderStorage(folder: string): MediaStorage {
  const pathOf = (name: string) => join(folder, name);

  async function store(name: string, bytes: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true });
    const unfinished = pathOf(`.${randomUUID()}`);
    try {
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, pathOf(name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async function list(): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    for (const name of (await orMissing(readdir(folder))) ?? []) {
      const about = await orMissing(stat(pathOf(name)));
      if (about?.isFile()) files.push({ name, size: about.size, changed: about.mtimeMs });
    }
    return files;
  }

  return {
    store: (name, bytes) => attempt(() => store(name, bytes)),
    read: (name) => attempt(() => orMissing(readFile(pathOf(name)))),
    exists: (name) => attempt(async () => (await orMissing(stat(pathOf(name))))?.isFile() ?? false),
    delete: (name) => attempt(() => rm(pathOf(name), { force: true })),
    list: () => attempt(list),
    renew: (name, now) => attempt(() => utimes(pathOf(name), now / 1_000, now / 1_000)),
    // The database is in the same folder, and it is checked.
    check: async () => undefined,
  };
}

/** Returns undefined when the file or folder does not exist. */
async function orMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new MediaUnavailable(`The folder of pictures can't be used: ${codeOf(error)}`, error);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : error;
}
