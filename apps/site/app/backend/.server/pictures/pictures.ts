import { mediaPath } from "@crm/contract/extensions/media";
import { FetchError, fetchBytes } from "@crm/server-kit/fetch-json";
import { isPictureOf, pictureTag } from "@crm/server-kit/stored-picture";
import { timeouts } from "../hosts/timeouts.ts";
import { log } from "../log.ts";
import type { PictureStore } from "./picture-store.ts";

/** Several times the largest picture that our back office makes of an upload. Bytes. */
const maxPictureBytes = 4 * 1024 * 1024;

/** The most pictures that are fetched at a time; beyond it, a reader gets an error at once. */
const maxFetches = 24;

/**
 * After this time, a stored picture that is used is checked at the host: a picture that an editor has
 * removed must not stay public. Milliseconds.
 */
const confirmAfterMs = 24 * 60 * 60_000;

/** After a check failed, no picture is checked for this time. Milliseconds. */
const retryMs = 30_000;

export type PictureAnswer =
  | { outcome: "found"; bytes: Buffer }
  /** The host does not have it. */
  | { outcome: "missing" }
  /** The host could not be asked. */
  | { outcome: "error" };

/** The pictures of articles, which the host stores and the site serves. */
export interface Pictures {
  /** @param name a file name that `readPictureSize` accepts; the caller checks it */
  getPicture(name: string): Promise<PictureAnswer>;
}

/**
 * Creates the pictures of one host. Each is fetched once and then served from disk, also while the host
 * is down.
 *
 * @param adminUrl the host that has the pictures at `/media`
 */
export function createPictures(
  adminUrl: string,
  store: PictureStore,
  now: () => number = Date.now,
): Pictures {
  const fetches = new Map<string, Promise<PictureAnswer>>();
  const checks = new Set<string>();
  let nextCheck = 0;

  /** Fetches a picture once for all concurrent readers. */
  function fetchOnce(name: string): Promise<PictureAnswer> {
    const running = fetches.get(name);
    if (running) return running;
    if (fetches.size >= maxFetches) return Promise.resolve({ outcome: "error" });
    const work = fetchPicture(name).finally(() => fetches.delete(name));
    fetches.set(name, work);
    return work;
  }

  async function fetchPicture(name: string): Promise<PictureAnswer> {
    try {
      const { status, bytes } = await request(name);
      if (status === 404 || status === 410) return { outcome: "missing" };
      if (status !== 200) throw new FetchError(`picture: answered ${status}`, { status });
      if (!isPictureOf(name, bytes)) throw new FetchError("picture: answered with another file");
      // Before the answer: what was served once must be served again after a crash.
      await store.save(name, bytes);
      return { outcome: "found", bytes };
    } catch (error) {
      logFailure(name, error);
      return { outcome: "error" };
    }
  }

  /** Asks the host whether a stored picture still exists. It stays until the host says that it does not. */
  async function check(name: string): Promise<void> {
    try {
      const { status } = await request(name, { "If-None-Match": pictureTag(name) });
      if (status === 404 || status === 410) await store.delete(name);
      else if (status === 304 || status === 200) await store.confirm(name);
      else throw new FetchError(`picture: answered ${status}`, { status });
    } catch (error) {
      nextCheck = now() + retryMs;
      logFailure(name, error);
    }
  }

  /** Checks in the background; the reader already has the picture. */
  function checkOnce(name: string): void {
    if (now() < nextCheck || checks.has(name) || checks.size >= maxFetches) return;
    checks.add(name);
    check(name).finally(() => checks.delete(name));
  }

  function request(name: string, headers: Record<string, string> = {}) {
    return fetchBytes(new URL(`${mediaPath}/${name}`, adminUrl).href, {
      name: "picture",
      timeoutMs: timeouts.picture,
      maxBytes: maxPictureBytes,
      headers,
    });
  }

  return {
    async getPicture(name) {
      const stored = await store.find(name);
      if (!stored) return fetchOnce(name);
      if (stored.confirmedAt < now() - confirmAfterMs) checkOnce(name);
      return { outcome: "found", bytes: stored.bytes };
    },
  };
}

function logFailure(name: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : error;
  log.warn({ picture: name, reason }, "The host could not give a picture");
}
