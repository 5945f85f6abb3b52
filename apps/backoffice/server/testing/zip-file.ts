import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

/** A zip with these files, for tests of imports. */
export async function makeZip(files: Record<string, string | Uint8Array>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content), name, { mtime: new Date("2026-11-21T04:30:00Z") });
  }
  zip.end();
  return buffer(zip.outputStream as Readable);
}
