import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RawAnswer } from "@crm/server-kit/fetch-json";
import { log } from "../log.ts";

/** An answer, unparsed. */
export type StoredAnswer = Pick<RawAnswer, "status" | "bytes">;

/** Room for about ten thousand articles and their lists. Bytes on disk. */
const defaultMaxBytes = 256 * 1024 * 1024;

/**
 * Stores hosts' raw answers in files, so that the site can show every page again after a restart
 * while the hosts are down. Each build reads and sanitizes the answers by its own rules.
 */
export interface AnswerStore {
  find(key: string): Promise<StoredAnswer | undefined>;
  /** Returns at once; the file is written after those before it. */
  save(key: string, answer: StoredAnswer): void;
  delete(key: string): void;
  /** The keys of all stored answers. */
  keys(): Promise<string[]>;
  /** Waits until all pending writes and deletions are on disk. Never throws. */
  flush(): Promise<void>;
}

/** Stores nothing. */
export const noAnswerStore: AnswerStore = {
  find: async () => undefined,
  save: () => undefined,
  delete: () => undefined,
  keys: async () => [],
  flush: async () => undefined,
};

/** An index of the stored files. */
interface FileIndex {
  /** File sizes by name, in the order of writing. Bytes. */
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
 * @param folder created with the first answer
 * @param host the host of these answers: another host's are never found
 */
export function createAnswerStore(
  folder: string,
  host: string,
  maxBytes = defaultMaxBytes,
): AnswerStore {
  let index: Promise<FileIndex> | undefined;
  /** The keys of files, as far as they are known. */
  const keys = new Map<string, string>();
  /** Pending writes; null: a deletion. */
  const pending = new Map<string, StoredAnswer | null>();
  let work: Promise<void> | undefined;
  let hasFailed = false;

  const nameOf = (key: string) => createHash("sha256").update(`${host} ${key}`).digest("hex");

  function enqueue(key: string, answer: StoredAnswer | null): void {
    pending.set(key, answer);
    work ??= drainQueue();
  }

  async function drainQueue(): Promise<void> {
    for (let next = first(pending); next; next = first(pending)) {
      const [key, answer] = next;
      try {
        index ??= readIndex(folder);
        await write(await index, key, answer);
        hasFailed = false;
      } catch (error) {
        // Logged once, so that a full disk does not fill the log as well.
        if (!hasFailed) log.error({ error }, "Answers of the hosts can't be stored on disk");
        hasFailed = true;
        index = undefined;
      }
      // A newer answer may have arrived during the write.
      if (pending.get(key) === answer) pending.delete(key);
    }
    work = undefined;
  }

  async function write(files: FileIndex, key: string, answer: StoredAnswer | null) {
    const name = nameOf(key);
    if (answer === null) keys.delete(name);
    else keys.set(name, key);
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
      keys.delete(oldest);
      files.total -= bytes;
      await rm(join(folder, oldest), { force: true });
    }
  }

  async function findKey(name: string): Promise<string | undefined> {
    const key = keys.get(name) ?? (await readKey(join(folder, name)));
    if (key !== undefined) keys.set(name, key);
    return key;
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
    save: (key, answer) => enqueue(key, answer),
    delete: (key) => enqueue(key, null),
    async keys() {
      await work;
      index ??= readIndex(folder);
      const found: string[] = [];
      // One after the other: thousands of files can't be open at once.
      for (const name of [...(await index).sizes.keys()]) {
        const key = await findKey(name);
        if (key !== undefined) found.push(key);
      }
      return found;
    },
    flush: async () => work,
  };
}

function first<Key, Value>(map: Map<Key, Value>): [Key, Value] | undefined {
  return map.entries().next().value;
}

/** Reads the folder, oldest first, and removes files that a crash left incomplete. */
async function readIndex(folder: string): Promise<FileIndex> {
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

/** Longer than the first line of any answer. Bytes. */
const maxHeadBytes = 4_096;

/** Reads only a file's first line. */
async function readKey(path: string): Promise<string | undefined> {
  try {
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(maxHeadBytes), 0, maxHeadBytes, 0);
    const end = buffer.subarray(0, bytesRead).indexOf("\n");
    return (JSON.parse(buffer.subarray(0, end).toString()) as Head).key;
  } catch {
    return undefined;
  }
}

/** Ignores a file that is incomplete or belongs to another key. */
function readAnswer(key: string, content: Buffer): StoredAnswer | undefined {
  const end = content.indexOf("\n");
  const head = JSON.parse(content.subarray(0, end).toString()) as Head;
  const bytes = content.subarray(end + 1);
  return head.key === key && head.bytes === bytes.length
    ? { status: head.status, bytes }
    : undefined;
}
