import type { HttpError } from "react-admin";

/** The server publishes within some seconds, and the browser's clock may be ahead. Milliseconds. */
const firstPauseMs = 3_000;
/** The pauses become longer up to this. Milliseconds. */
const longestPauseMs = 60_000;
/** A timer can't wait longer. Milliseconds. */
const longestMs = 2 ** 31 - 1;

/** Somebody has deleted the article, or the role has changed. Any other failure is repeated. */
const isGone = (error: Partial<HttpError>) => error.status === 403 || error.status === 404;

/**
 * Waits for the time of scheduled changes, and then asks the server until they wait no longer.
 *
 * @param given.publishAt epoch milliseconds
 * @param given.isWaiting asks the server whether the changes still wait
 * @param given.onEnd is called once they don't, or the article can't be read any more
 * @returns stops it
 */
export function followSchedule({
  publishAt,
  isWaiting,
  onEnd,
}: {
  publishAt: number;
  isWaiting(): Promise<boolean>;
  onEnd(): void;
}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let pauseMs = firstPauseMs;

  function wait(): void {
    const left = Math.max(publishAt - Date.now(), 0) + pauseMs;
    timer = setTimeout(() => void check(), Math.min(left, longestMs));
  }

  async function check(): Promise<void> {
    if (Date.now() < publishAt) return wait();
    const isOver = await isWaiting().then((is) => !is, isGone);
    if (isStopped) return;
    if (isOver) return onEnd();
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    wait();
  }

  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
