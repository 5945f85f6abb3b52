import { createFolderStorage } from "./folder-storage.ts";
import type { MediaStorage } from "./media-storage.ts";
import type { S3Settings } from "./s3-bucket.ts";
import { createS3Storage } from "./s3-storage.ts";
import { mediaFolder } from "./store-picture.ts";

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
