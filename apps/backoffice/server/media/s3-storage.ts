import { timeouts } from "../timeouts.ts";
import type { MediaStorage, StoredFile } from "./media-storage.ts";
import type { S3Bucket, S3Settings } from "./s3-bucket.ts";

/** The file that the check at the start stores and deletes. */
const checkName = ".check";

/** Stores files in a bucket of any server that speaks the S3 API. */
export function createS3Storage(
  settings: S3Settings,
  timeoutMs: number = timeouts.s3,
): MediaStorage {
  const { prefix } = settings;
  let bucket: Promise<S3Bucket> | undefined;

  function open(): Promise<S3Bucket> {
    bucket ??= import("./s3-bucket.ts").then(({ openBucket }) => openBucket(settings, timeoutMs));
    return bucket;
  }

  async function store(name: string, bytes: Uint8Array): Promise<void> {
    await (await open()).put(prefix + name, bytes);
  }

  async function read(name: string) {
    return (await open()).get(prefix + name);
  }

  async function remove(name: string): Promise<void> {
    await (await open()).delete(prefix + name);
  }

  async function list(): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    let after: string | undefined;
    do {
      const page = await (await open()).list(prefix, after);
      for (const { Key = "", Size = 0, LastModified } of page.Contents ?? []) {
        const name = Key.slice(prefix.length);
        files.push({ name, size: Size, changed: LastModified?.getTime() ?? 0 });
      }
      after = page.NextContinuationToken;
    } while (after !== undefined);
    return files;
  }

  // HEAD has no body, so it can't tell a missing file from a missing bucket.
  async function exists(name: string): Promise<boolean> {
    const { Contents } = await (await open()).list(prefix + name);
    return Contents?.some(({ Key }) => Key === prefix + name) ?? false;
  }

  return {
    store,
    read,
    exists,
    delete: remove,
    list,
    // Not every server renews the time of an object that is copied onto itself.
    async renew(name) {
      const bytes = await read(name);
      if (bytes) await store(name, bytes);
    },
    async check() {
      await exists(checkName);
      await store(checkName, new Uint8Array());
      await remove(checkName);
    },
  };
}
