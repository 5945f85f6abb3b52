import { setTimeout as waitFor } from "node:timers/promises";
import {
  contentChanges,
  contentChangesCapability,
  contentChangesPath,
  cursorParameter,
} from "@crm/contract/extensions/content-changes";
import { log } from "../log.ts";
import type { AnswerStore } from "./answer-store.ts";
import type { KnowsCapability } from "./capabilities.ts";
import type { CallExtension } from "./extension-client.ts";
import { timeouts } from "./timeouts.ts";

/**
 * The shortest time from one request to the next after an answer that names no page. A host does not hold
 * requests while too many wait, or while it does not know the cursors that it has given. Milliseconds.
 */
const leastIntervalMs = 500;

/**
 * The pause after a request without a usable answer, and while it is not known whether the host has such a
 * list. Short, so that after a restart of the host its changes are soon on the site. Milliseconds.
 */
const retryMs = 500;

/** The answer store keeps the cursor, so that it is lost together with the answers and never without. */
const cursorKey = contentChangesPath;

/** Follows the host's list of content changes. */
export interface ChangeFollower {
  /**
   * Asks the host for changes, again and again.
   *
   * @param apply invalidates the cached pages at these paths; "*" means all
   */
  start(apply: (paths: readonly string[]) => void): void;
  stop(): void;
}

interface Parts {
  callExtension: CallExtension;
  hasCapability: KnowsCapability;
  store: AnswerStore;
  /**
   * Deletes stored answers of articles that the host has unpublished.
   *
   * @returns false when the host did not say which these are
   */
  deleteUnpublishedAnswers: () => Promise<boolean>;
}

/**
 * Creates the follower. In front of a host without such a list it does nothing: there, pages and answers
 * expire by their age.
 */
export function createChangeFollower({
  callExtension,
  hasCapability,
  store,
  deleteUnpublishedAnswers,
}: Parts): ChangeFollower {
  let isStopped = false;
  let remembering = Promise.resolve();

  async function ask(cursor: string) {
    const { status, body } = await callExtension(contentChangesPath, {
      query: { [cursorParameter]: cursor },
      timeoutMs: timeouts.contentChanges,
    });
    if (status !== 200) throw new Error(`answered ${status}`);
    return contentChanges.parse(body);
  }

  /**
   * Stores the cursor once the stored answers follow it too. After an earlier end of the process, the
   * next one gets the change again.
   */
  async function remember(cursor: string): Promise<void> {
    try {
      if (!(await deleteUnpublishedAnswers())) return;
      await store.flush();
      store.save(cursorKey, { status: 200, bytes: Buffer.from(cursor) });
    } catch (error) {
      log.error({ error }, "Unpublished articles could not be dropped after a change");
    }
  }

  async function follow(apply: (paths: readonly string[]) => void): Promise<void> {
    let cursor = (await store.find(cursorKey))?.bytes.toString() ?? "";
    let hasFailed = false;
    while (!isStopped) {
      const isOffered = await hasCapability(contentChangesCapability);
      if (isOffered === false) return;
      if (isOffered === undefined) {
        await pause(retryMs);
        continue;
      }
      const nextRequest = pause(leastIntervalMs);
      try {
        const { cursor: seen, paths } = await ask(cursor);
        hasFailed = false;
        if (isStopped) return;
        if (seen !== cursor) {
          cursor = seen;
          apply(paths);
          remembering = remembering.then(() => remember(seen));
        }
        if (paths.length === 0 || paths.includes("*")) await nextRequest;
      } catch (error) {
        if (!hasFailed) log.warn({ reason: String(error) }, "The host's changes can't be followed");
        hasFailed = true;
        await pause(retryMs);
      }
    }
  }

  return {
    start: (apply) => void follow(apply),
    stop() {
      isStopped = true;
    },
  };
}

function pause(ms: number): Promise<void> {
  return waitFor(ms, undefined, { ref: false });
}
