import type { Readable } from "node:stream";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { HttpError } from "../../http/http-error.ts";
import { maxPictureBytes } from "../../media/picture-limits.ts";

/** What a zip may contain; far more than 10,000 articles need. */
export const zipLimits = {
  entries: 40_000,
  /** Bytes of one text, unpacked; a picture may be as large as an upload. */
  textBytes: 2 * 1024 * 1024,
  /** Bytes of everything, unpacked. */
  totalBytes: 4 * 1024 * 1024 * 1024,
  /** How much smaller than its content a file may be; text reaches about 20. */
  ratio: 200,
};

export interface OpenZip {
  /** The files' names, without a folder that contains all of them. */
  names: ReadonlySet<string>;
  read(name: string): Promise<Buffer>;
  close(): void;
}

/**
 * Opens a zip and checks all names and sizes before anything is unpacked. Nothing is ever written to
 * a path from the zip.
 *
 * @throws HttpError 400 with a sentence that says what is wrong
 */
export async function openZip(path: string): Promise<OpenZip> {
  const options = { lazyEntries: true, autoClose: false };
  const zip = await openPromise(path, options).catch(() => {
    throw new HttpError(400, "This is not a zip file, or it is damaged");
  });
  try {
    const entries = await listEntries(zip);
    const prefix = findTopFolder([...entries.keys()]);
    return {
      names: new Set([...entries.keys()].map((name) => name.slice(prefix.length))),
      read: async (name) => readEntry(zip, entries.get(prefix + name)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** What the systems' own programs add to a zip. */
const ignored = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  if (zip.entryCount > zipLimits.entries) throw createTooMany();
  for await (const entry of readDirectory(zip)) {
    const name = entry.fileName;
    if (entries.size >= zipLimits.entries) throw createTooMany();
    if (isLink(entry)) throw new HttpError(400, `This zip contains a link, ${name}, not a file`);
    if (name.endsWith("/") || ignored.test(name)) continue;
    if (entries.has(name)) throw new HttpError(400, `This zip contains ${name} twice`);
    bytes += entry.uncompressedSize;
    checkSize(entry, bytes);
    entries.set(name, entry);
  }
  return entries;
}

async function* readDirectory(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    const isName = /^(?:absolute path|invalid (?:relative path|characters))/.test(reason);
    const sentence = isName
      ? `This zip contains a file outside its folders: ${reason.replace(/^.*?: /, "")}`
      : "This zip file is damaged";
    throw new HttpError(400, sentence);
  }
}

/** A symbolic link of Unix, by its mode. */
const isLink = (entry: Entry) => ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;

const createTooMany = () =>
  new HttpError(400, `This zip contains more than ${zipLimits.entries} files`);

function checkSize({ fileName, uncompressedSize, compressedSize }: Entry, total: number): void {
  const most = fileName.endsWith(".md") ? zipLimits.textBytes : maxPictureBytes;
  if (uncompressedSize > most) {
    const megabytes = most / 1024 / 1024;
    throw new HttpError(400, `${fileName} is too large: at most ${megabytes} MB are accepted`);
  }
  const isBomb = uncompressedSize > 100_000 && uncompressedSize > zipLimits.ratio * compressedSize;
  if (isBomb || total > zipLimits.totalBytes) {
    throw new HttpError(400, "This zip is much larger unpacked than articles and pictures are");
  }
}

/** A zip of a folder has all files in it. */
function findTopFolder(names: readonly string[]): string {
  const [top = ""] = /^[^/]+\//.exec(names[0] ?? "") ?? [];
  const isArticleFolder = top === "help/" || top === "blog/";
  return !isArticleFolder && names.every((name) => name.startsWith(top)) ? top : "";
}

/** The library stops at more bytes than the directory says. */
async function readEntry(zip: ZipFile, entry: Entry | undefined): Promise<Buffer> {
  if (!entry) throw new HttpError(400, "This zip file is damaged");
  try {
    const stream: Readable = await zip.openReadStreamPromise(entry);
    return Buffer.concat(await stream.toArray());
  } catch {
    throw new HttpError(400, `${entry.fileName} is damaged or encrypted`);
  }
}
