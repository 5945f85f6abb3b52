/** The server publishes within some seconds, and the browser's clock may be ahead. Milliseconds. */
const firstPauseMs = 3_000;
/** The pauses become longer up to this. Milliseconds. */
const longestPauseMs = 60_000;
/** A timer can't wait longer. Milliseconds. */
const longestMs = 2 ** 31 - 1;

/**
 * Waits for the time of scheduled changes, and then asks the server until they wait no longer.
 *
 * @param given.publishAt epoch milliseconds
 * @param given.isWaiting asks the server whether the changes still wait
 * @param given.onEnd is called once they don't
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
    // A request that fails is repeated, like one that came too early.
    const isOver = !(await isWaiting().catch(() => true));
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
