import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { HttpError } from "../../http/http-error.ts";
import { type OpenZip, openZip } from "./read-zip.ts";

/** The largest zip that the desk takes; the command has no limit. Bytes. */
export const maxZipBytes = 200 * 1024 * 1024;

/**
 * Stores a request's body in a file of the data folder, opens it as a zip, and deletes it afterwards.
 * The system's own folder for such files may be in memory.
 *
 * @throws HttpError 413 when it is too large, 400 when it is not a zip
 */
export async function withReceivedZip<Result>(
  dataDir: string,
  body: ReadableStream<Uint8Array> | null,
  work: (zip: OpenZip) => Promise<Result>,
): Promise<Result> {
  if (!body) throw new HttpError(400, "Please choose a zip file");
  const folder = join(dataDir, "imports");
  const path = join(folder, `${randomUUID()}.zip`);
  await mkdir(folder, { recursive: true });
  await deleteOld(folder);
  try {
    await pipeline(Readable.fromWeb(body), limitBytes(maxZipBytes), createWriteStream(path));
    const zip = await openZip(path);
    try {
      return await work(zip);
    } finally {
      zip.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}

/** Far longer than an import takes. Milliseconds. */
const day = 86_400_000;

/** Deletes what a crash has left. */
async function deleteOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const about = await stat(path).catch(() => undefined);
    if (about && about.mtimeMs < Date.now() - day) await rm(path, { force: true });
  }
}

function limitBytes(most: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      bytes += chunk.length;
      const megabytes = most / 1024 / 1024;
      if (bytes <= most) done(null, chunk);
      else done(new HttpError(413, `This zip is too large: at most ${megabytes} MB are accepted`));
    },
  });
}
