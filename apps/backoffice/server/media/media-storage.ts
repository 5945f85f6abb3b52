import { createFolderStorage } from "./folder-storage.ts";
import type { S3Settings } from "./s3-bucket.ts";
import { createS3Storage } from "./s3-storage.ts";
import { mediaFolder } from "./store-picture.ts";

/** A stored file. */
export interface StoredFile {
  name: string;
  /** Bytes. */
  size: number;
  /** When it was stored or last renewed. Epoch milliseconds. */
  changed: number;
}

/**
 * Where the articles' pictures are: a folder, or a bucket that all copies of the back office share.
 * Every method throws `MediaUnavailable` when the storage can't be used now.
 */
export interface MediaStorage {
  /** Stores a file completely or not at all; it is safe when the promise resolves. */
  store(name: string, bytes: Uint8Array): Promise<void>;
  /** Returns undefined when there is no such file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  exists(name: string): Promise<boolean>;
  /** Deletes a file; a missing one is no error. */
  delete(name: string): Promise<void>;
  /** Lists all files, also those that are no pictures. */
  list(): Promise<StoredFile[]>;
  /** Sets a file's `changed` to now. */
  renew(name: string, now: number): Promise<void>;
  /** Checks at the start that files can be listed, stored and deleted. */
  check(): Promise<void>;
}

/**
 * Creates the storage that the settings choose.
 *
 * @param s3 the bucket; undefined: the folder `media` of `dataDir`
 */
export function createMediaStorage({
  dataDir,
  s3,
}: {
  dataDir: string;
  s3?: S3Settings | undefined;
}): MediaStorage {
  return s3 ? createS3Storage(s3) : createFolderStorage(mediaFolder(dataDir));
}
