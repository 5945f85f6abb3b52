import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { vi } from "vitest";

/**
 * A stand-in for an S3 server, on loopback. It stores objects as files and knows one access key, but it
 * does not compare signatures: it expects another spelling of a bucket's path than the SDK signs.
 */
export interface S3Server {
  /** The settings of a back office whose pictures are in its bucket. */
  env: { MEDIA_URL: string; MEDIA_ENDPOINT: string };
  /** The folder with the bucket's objects. */
  folder: string;
  /** Stops listening and closes every connection. */
  stop(): Promise<void>;
  /** Stops and deletes the objects. */
  close(): Promise<void>;
}

/** Sets the credentials that the SDK reads from the environment; the server knows only this key. */
export function setS3Credentials(accessKeyId = "S3RVER"): void {
  vi.stubEnv("AWS_ACCESS_KEY_ID", accessKeyId);
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "S3RVER");
}

export async function openS3Server(): Promise<S3Server> {
  setS3Credentials();
  const directory = mkdtempSync(join(tmpdir(), "s3-"));
  const server = new S3rver({
    ...{ address: "127.0.0.1", port: 0, directory, silent: true, vhostBuckets: false },
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: "pictures" }],
  });
  const { port } = await server.run();
  const stop = async () => {
    if (!server.httpServer.listening) return;
    const closed = server.close();
    server.httpServer.closeAllConnections();
    await closed;
  };
  return {
    env: { MEDIA_URL: "s3://pictures/site", MEDIA_ENDPOINT: `http://127.0.0.1:${port}` },
    folder: join(directory, "pictures"),
    stop,
    async close() {
      await stop();
      rmSync(directory, { recursive: true });
      vi.unstubAllEnvs();
    },
  };
}
