import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";

/** What is compared between a file and its copy. */
export interface FileDigest {
  bytes: number;
  sha256: string;
}

/**
 * Copies a file into a new one that only its owner can read, and flushes it to the disk.
 *
 * @returns the digest of what was read
 */
export async function copyFile(from: string, to: string): Promise<FileDigest & { mode: number }> {
  const { mode } = await stat(from);
  const target = await open(to, "wx", 0o600);
  try {
    const digest = await digestFile(from, async (bytes) => {
      await target.writeFile(bytes);
    });
    await target.sync();
    return { ...digest, mode: mode & 0o777 };
  } finally {
    await target.close();
  }
}

/** Reads a file in pieces. */
export async function digestFile(
  path: string,
  onBytes: (bytes: Buffer) => Promise<void> = async () => {},
): Promise<FileDigest> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    bytes += chunk.length;
    await onBytes(chunk);
  }
  return { bytes, sha256: hash.digest("hex") };
}
