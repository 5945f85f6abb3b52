import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { pictureType } from "@crm/server-kit/stored-picture";
import { MediaUnavailable } from "./media-unavailable.ts";

/** A bucket. The credentials come from where AWS's SDK looks for them, such as the environment. */
export interface S3Settings {
  bucket: string;
  /** What all names in the bucket start with: empty, or a folder with a slash at its end. */
  prefix: string;
  /** The server's address; undefined: AWS. */
  endpoint: string | undefined;
  region: string;
}

/** The requests to a bucket. Each throws `MediaUnavailable` when it has no complete answer in time. */
export interface S3Bucket {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns undefined when there is no such object. */
  get(key: string): Promise<Buffer<ArrayBuffer> | undefined>;
  delete(key: string): Promise<void>;
  /**
   * Lists at most 1,000 objects, sorted by key.
   *
   * @param after the continuation token of the page before
   */
  list(prefix: string, after?: string): Promise<ListObjectsV2CommandOutput>;
}

/**
 * The SDK takes a while to load, so only an installation with a bucket imports this file.
 *
 * @param timeoutMs how long a complete answer may take
 */
export function openBucket(
  { bucket: Bucket, endpoint, region }: S3Settings,
  timeoutMs: number,
): S3Bucket {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    // Servers other than AWS's may not know the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });

  async function attempt<Result>(
    work: (options: { abortSignal: AbortSignal }) => Promise<Result>,
  ): Promise<Result> {
    const abortSignal = AbortSignal.timeout(timeoutMs);
    try {
      return await work({ abortSignal });
    } catch (error) {
      const reason = abortSignal.aborted ? "it does not answer" : describe(error);
      const message = `The bucket ${Bucket} can't be used: ${reason}`;
      throw new MediaUnavailable(message, error, isRejection(error));
    }
  }

  return {
    async put(Key, Body) {
      const ContentType = pictureType(Key);
      const command = new PutObjectCommand({ Bucket, Key, Body, ContentType });
      await attempt((options) => client.send(command, options));
    },
    get: (Key) =>
      attempt(async (options) => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), options);
          return await buffer(Body as Readable);
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        }
      }),
    async delete(Key) {
      await attempt((options) => client.send(new DeleteObjectCommand({ Bucket, Key }), options));
    },
    list(Prefix, ContinuationToken) {
      const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
      return attempt((options) => client.send(command, options));
    },
  };
}

/** True when the same request will fail again: a wrong name, wrong credentials, or none at all. */
function isRejection(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) {
    return error instanceof Error && error.name === "CredentialsProviderError";
  }
  const { httpStatusCode = 500 } = error.$metadata;
  return httpStatusCode < 500 && httpStatusCode !== 408 && httpStatusCode !== 429;
}

/** Why a request failed, in a few words: S3's error code, or the error of the connection. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return describe(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error instanceof S3ServiceException ? error.name : error.message || error.name;
}
