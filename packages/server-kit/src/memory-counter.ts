import { RateLimiterRes } from "rate-limiter-flexible";

/** What one key has used of a limit. */
interface Window {
  points: number;
  /** Epoch milliseconds. */
  endsAt: number;
}

/**
 * So many keys are counted at the same time; when there are more, the oldest one starts again. It is
 * about 20 MB, which even a flood from many addresses can't exceed. With the memory of
 * rate-limiter-flexible each key also has a timer of its own until its window ends.
 */
const maxKeys = 100_000;

/**
 * Creates a counter in this process's memory: several processes each allow the full number.
 *
 * @param points how many are allowed in a window
 * @param duration of a window, which starts with a key's first point, in seconds
 * @returns `consume` rejects with a `RateLimiterRes` when a key has used more than its points
 */
export function createMemoryCounter({ points, duration }: { points: number; duration: number }) {
  // All windows are equally long, so they end in the order in which they were added.
  const windows = new Map<string, Window>();

  const find = (key: string, now: number): Window | undefined => {
    const window = windows.get(key);
    return window && window.endsAt > now ? window : undefined;
  };
  const open = (key: string, now: number): Window => {
    windows.delete(key);
    for (const [oldest, { endsAt }] of windows) {
      if (endsAt > now && windows.size < maxKeys) break;
      windows.delete(oldest);
    }
    const window = { points: 0, endsAt: now + duration * 1_000 };
    windows.set(key, window);
    return window;
  };
  const describe = (window: Window, now: number) =>
    new RateLimiterRes(
      Math.max(0, points - window.points),
      window.endsAt - now,
      window.points,
      window.points === 1,
    );
  const penalty = async (key: string): Promise<RateLimiterRes> => {
    const now = Date.now();
    const window = find(key, now) ?? open(key, now);
    window.points += 1;
    return describe(window, now);
  };

  return {
    /** Counts a point, and rejects when that is more than the limit. */
    async consume(key: string): Promise<RateLimiterRes> {
      const used = await penalty(key);
      if (used.consumedPoints > points) throw used;
      return used;
    },
    /** What a key has used, or null. */
    async get(key: string): Promise<RateLimiterRes | null> {
      const now = Date.now();
      const window = find(key, now);
      return window ? describe(window, now) : null;
    },
    /** Counts a point, whatever the limit. */
    penalty,
  };
}
