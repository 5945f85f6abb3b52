import { mediaPath } from "@crm/contract/extensions/media";
import { readVariant } from "@crm/contract/extensions/picture-variants";
import { FetchError, fetchBytes } from "@crm/server-kit/fetch-json";
import { isPictureOf, pictureTag } from "@crm/server-kit/stored-picture";
import { timeouts } from "../hosts/timeouts.ts";
import { log } from "../log.ts";
import type { PictureStore } from "./picture-store.ts";

/** Several times the largest picture that our back office makes of an upload. Bytes. */
const maxPictureBytes = 4 * 1024 * 1024;

/**
 * The most pictures that are fetched at a time, and the most variants; beyond it, a reader gets an error at
 * once, or the original.
 */
const maxFetches = 24;

/**
 * After this time, a stored picture that is used is checked at the host: a picture that an editor has
 * removed must not stay public. Milliseconds.
 */
const confirmAfterMs = 24 * 60 * 60_000;

/** After a check failed, no picture is checked for this time. Milliseconds. */
const retryMs = 30_000;

/** How long the host is not asked again for a variant that it does not have. Milliseconds. */
const missingMs = 10_000;

/** The most missing variants that are remembered. */
const maxMissing = 10_000;

export type PictureAnswer =
  /** `name` is the file's: for a variant that can't be given it is the original's. */
  | { outcome: "found"; bytes: Buffer; name: string }
  /** The host does not have it. */
  | { outcome: "missing" }
  /** The host could not be asked. */
  | { outcome: "error" };

/** The pictures of articles, which the host stores and the site serves. */
export interface Pictures {
  /**
   * Finds a picture or a variant. The host may not have a variant, or not now, so the original is found
   * instead: a browser that has chosen a variant's address tries no other.
   *
   * @param name a file name that `isPictureName` accepts; the caller checks it
   */
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
  const pictureFetches = new Map<string, Promise<PictureAnswer>>();
  const variantFetches = new Map<string, Promise<PictureAnswer>>();
  const checks = new Set<string>();
  /** Until when each of these variants counts as missing. */
  const missing = new Map<string, number>();
  let nextCheck = 0;

  /** Fetches a picture once for all concurrent readers. */
  function fetchOnce(name: string): Promise<PictureAnswer> {
    const fetches = readVariant(name) ? variantFetches : pictureFetches;
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
      return { outcome: "found", bytes, name };
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

  async function findFile(name: string): Promise<PictureAnswer> {
    const stored = await store.find(name);
    if (!stored) return fetchOnce(name);
    if (stored.confirmedAt < now() - confirmAfterMs) checkOnce(name);
    return { outcome: "found", bytes: stored.bytes, name };
  }

  async function findVariant(name: string): Promise<PictureAnswer> {
    if ((missing.get(name) ?? 0) > now()) return { outcome: "missing" };
    const answer = await findFile(name);
    if (answer.outcome === "missing") {
      if (missing.size >= maxMissing) missing.clear();
      missing.set(name, now() + missingMs);
    }
    return answer;
  }

  return {
    async getPicture(name) {
      const variant = readVariant(name);
      if (!variant) return findFile(name);
      // The original is fetched in any case: other readers' variants may be asked for while the host is down.
      const [found, original] = await Promise.all([findVariant(name), findFile(variant.original)]);
      const isDeleted = original.outcome === "missing";
      return found.outcome === "found" && !isDeleted ? found : original;
    },
  };
}

function logFailure(name: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : error;
  log.warn({ picture: name, reason }, "The host could not give a picture");
}
