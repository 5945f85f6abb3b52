import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { log } from "../log.ts";
import type { RawAnswer } from "./host-client.ts";

/** Room for some ten thousand articles and their lists. Bytes on disk. */
const defaultMaxBytes = 256 * 1024 * 1024;

/**
 * Keeps hosts' answers in files, so that every page that was ever served can be made again after a
 * restart while the hosts are down (promise P6). What is kept are the answers as they came: a newer
 * build reads and sanitizes them by its own rules, and no page of an older one is ever shown.
 */
export interface AnswerStore {
  find(key: string): Promise<RawAnswer | undefined>;
  /** Returns at once; the file is written as soon as those before it are. */
  keep(key: string, answer: RawAnswer): void;
  forget(key: string): void;
  /** Waits until all that was kept and forgotten so far is so on disk. Never throws. */
  settle(): Promise<void>;
}

/** Keeps nothing. */
export const noAnswerStore: AnswerStore = {
  find: async () => undefined,
  keep: () => undefined,
  forget: () => undefined,
  settle: async () => undefined,
};

/** The files that there are. */
interface Shelf {
  /** By name, those that were written last at the end. Bytes. */
  sizes: Map<string, number>;
  total: number;
}

/** The first line of a file; the answer's bytes follow. */
interface Head {
  key: string;
  status: number;
  bytes: number;
}

/**
 * @param folder made when there is something to keep
 * @param host whose answers these are: another host's are never found
 */
export function createAnswerStore(
  folder: string,
  host: string,
  maxBytes = defaultMaxBytes,
): AnswerStore {
  let shelf: Promise<Shelf> | undefined;
  /** What is still to be written; null: removed. */
  const pending = new Map<string, RawAnswer | null>();
  let work: Promise<void> | undefined;
  let isTroubled = false;

  const nameOf = (key: string) => createHash("sha256").update(`${host} ${key}`).digest("hex");

  function enqueue(key: string, answer: RawAnswer | null): void {
    pending.set(key, answer);
    work ??= workOff();
  }

  async function workOff(): Promise<void> {
    for (let next = first(pending); next; next = first(pending)) {
      const [key, answer] = next;
      try {
        shelf ??= readShelf(folder);
        await write(await shelf, key, answer);
        isTroubled = false;
      } catch (error) {
        // A full disk must not fill the log as well.
        if (!isTroubled) log.error({ error }, "Answers of the hosts can't be kept on disk");
        isTroubled = true;
        shelf = undefined;
      }
      // A newer one may have come while this one was written.
      if (pending.get(key) === answer) pending.delete(key);
    }
    work = undefined;
  }

  async function write(files: Shelf, key: string, answer: RawAnswer | null) {
    const name = nameOf(key);
    files.total -= files.sizes.get(name) ?? 0;
    files.sizes.delete(name);
    if (answer === null) return rm(join(folder, name), { force: true });
    const head: Head = { key, status: answer.status, bytes: answer.bytes.length };
    const content = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), answer.bytes]);
    if (content.length > maxBytes) return;
    const draft = join(folder, `${randomUUID()}.draft`);
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, join(folder, name));
    files.sizes.set(name, content.length);
    files.total += content.length;
    for (const [oldest, bytes] of files.sizes) {
      if (files.total <= maxBytes) break;
      files.sizes.delete(oldest);
      files.total -= bytes;
      await rm(join(folder, oldest), { force: true });
    }
  }

  return {
    async find(key) {
      const waiting = pending.get(key);
      if (waiting !== undefined) return waiting ?? undefined;
      try {
        return readAnswer(key, await readFile(join(folder, nameOf(key))));
      } catch {
        return undefined;
      }
    },
    keep: (key, answer) => enqueue(key, answer),
    forget: (key) => enqueue(key, null),
    settle: async () => work,
  };
}

function first<Key, Value>(map: Map<Key, Value>): [Key, Value] | undefined {
  return map.entries().next().value;
}

/** What is in the folder, oldest first; what a crash has left half-written is removed. */
async function readShelf(folder: string): Promise<Shelf> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found: { name: string; bytes: number; changed: number }[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.endsWith(".draft")) {
      await rm(path, { force: true });
      continue;
    }
    const { size, mtimeMs } = await stat(path);
    found.push({ name, bytes: size, changed: mtimeMs });
  }
  found.sort((a, b) => a.changed - b.changed);
  return {
    sizes: new Map(found.map(({ name, bytes }) => [name, bytes])),
    total: found.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** A file that is not whole, or another question's, counts as none. */
function readAnswer(key: string, content: Buffer): RawAnswer | undefined {
  const end = content.indexOf("\n");
  const head = JSON.parse(content.subarray(0, end).toString()) as Head;
  const bytes = content.subarray(end + 1);
  return head.key === key && head.bytes === bytes.length
    ? { status: head.status, bytes }
    : undefined;
}
