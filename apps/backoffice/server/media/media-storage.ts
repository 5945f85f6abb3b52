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
