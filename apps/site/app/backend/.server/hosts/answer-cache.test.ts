import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AnswerCache, createAnswerCache } from "./answer-cache.ts";
import type { AnswerQuery, FetchedAnswer } from "./answer-query.ts";

interface Version {
  version: number;
}

let time = 0;
let fetchCount = 0;
let cache: AnswerCache;

beforeEach(() => {
  time = 1_000;
  fetchCount = 0;
  cache = createAnswerCache({ now: () => time });
});

const makeAnswer = (
  version: number,
  more: Partial<FetchedAnswer<Version>> = {},
): FetchedAnswer<Version> => ({
  value: { version },
  contentHash: String(version),
  bytes: 100,
  ...more,
});
const fetchNext = async () => {
  fetchCount += 1;
  return makeAnswer(fetchCount);
};
const fail = async () => {
  fetchCount += 1;
  throw new Error("down");
};
const readAll = (
  how: AnswerQuery<Version>["fetchAnswer"],
  more: Partial<AnswerQuery<Version>> = {},
) => cache.read<Version>({ key: "k", fetchAnswer: how, ...more });
const read: (...query: Parameters<typeof readAll>) => Promise<Version> = async (...query) =>
  (await readAll(...query)).value;

describe("an answer", () => {
  it("is requested once for all simultaneous readers", async () => {
    const [a, b] = await Promise.all([read(fetchNext), read(fetchNext)]);
    expect([a, b, fetchCount]).toEqual([{ version: 1 }, { version: 1 }, 1]);
  });

  it("is cached while fresh, returned once more while it is refreshed, and then awaited", async () => {
    await read(fetchNext);
    time += 9_999;
    expect(await read(fetchNext)).toEqual({ version: 1 });
    expect(fetchCount).toBe(1);
    time += 1;
    expect(await read(fetchNext)).toEqual({ version: 1 });
    await vi.waitFor(async () => expect(await read(fetchNext)).toEqual({ version: 2 }), 30_000);
    expect(fetchCount).toBe(2);
    time += 20_000;
    expect(await read(fetchNext)).toEqual({ version: 3 });
  });

  it("is found under its alias too, without extending its lifetime", async () => {
    await read(async () => ({ ...(await fetchNext()), aliasKey: "slug a" }));
    time += 9_999;
    expect(await read(fetchNext, { key: "slug a" })).toEqual({ version: 1 });
    time += 10_001;
    expect(await read(fetchNext, { key: "slug a" })).toEqual({ version: 2 });
  });

  it("keeps the same object when the host's answer has not changed", async () => {
    const first = await read(fetchNext);
    time += 20_000;
    expect(await read(async (known) => known ?? makeAnswer(9))).toBe(first);
    expect(await read(fail)).toBe(first);
  });

  it("is stale at once when content has changed", async () => {
    await read(fetchNext);
    cache.invalidate();
    expect(await read(fetchNext)).toEqual({ version: 2 });
  });

  it("requested before content changed is not cached as fresh", async () => {
    let finish: (fetched: FetchedAnswer<Version>) => void = () => undefined;
    const early = read(() => new Promise((resolve) => (finish = resolve)));
    cache.invalidate();
    finish(makeAnswer(0));
    expect(await early).toEqual({ version: 0 });
    expect(await read(fetchNext)).toEqual({ version: 1 });
  });

  it("requested before content changed does not replace a newer one", async () => {
    let finish: (fetched: FetchedAnswer<Version>) => void = () => undefined;
    const early = read(() => new Promise((resolve) => (finish = resolve)));
    cache.invalidate();
    await read(fetchNext);
    finish(makeAnswer(0));
    await early;
    expect(await read(fetchNext)).toEqual({ version: 1 });
  });
});

describe("when a request fails", () => {
  it("returns the old answer, and does not repeat the request for a moment", async () => {
    await read(fetchNext);
    cache.invalidate();
    expect(await read(fail)).toEqual({ version: 1 });
    expect(await read(fail)).toEqual({ version: 1 });
    expect(fetchCount).toBe(2);
    time += 60_000;
    expect(await read(fetchNext)).toEqual({ version: 3 });
  });

  it("rejects when there is no old answer, and the next read repeats the request", async () => {
    await expect(read(fail)).rejects.toThrow("down");
    expect(await read(fetchNext)).toEqual({ version: 2 });
  });

  it("returns the answer stored by an earlier run, and looks it up once", async () => {
    let loadCount = 0;
    const loadStored = async () => {
      loadCount += 1;
      return makeAnswer(-loadCount);
    };
    expect(await read(fail, { loadStored })).toEqual({ version: -1 });
    expect(await read(fail, { loadStored })).toEqual({ version: -1 });
    time += 60_000;
    expect(await read(fetchNext, { loadStored })).toEqual({ version: 2 });
  });

  it("returns an old answer after a short wait when the host does not respond", async () => {
    cache = createAnswerCache({ now: () => time, wait: async () => undefined });
    const silence = () => new Promise<never>(() => undefined);
    expect(await read(silence, { loadStored: async () => makeAnswer(7) })).toEqual({ version: 7 });
  });

  it("marks an old answer as stale until the host gives a new one", async () => {
    expect((await readAll(fetchNext)).isStale).toBe(false);
    time += 10_000;
    expect((await readAll(fail)).isStale).toBe(false);
    time += 20_000;
    expect((await readAll(fail)).isStale).toBe(true);
    expect((await readAll(fail)).isStale).toBe(true);
    cache.invalidate();
    expect((await readAll(fail)).isStale).toBe(true);
    time += 60_000;
    expect(await readAll(fetchNext)).toEqual({ value: { version: fetchCount }, isStale: false });
  });

  it("marks an old answer as stale when the host is slow", async () => {
    cache = createAnswerCache({ now: () => time, wait: async () => undefined });
    const silence = () => new Promise<never>(() => undefined);
    const loadStored = async () => makeAnswer(7);
    expect((await readAll(silence, { loadStored })).isStale).toBe(true);
    expect((await readAll(silence, { loadStored })).isStale).toBe(true);
  });

  it("does not return a deleted answer", async () => {
    await read(fetchNext);
    cache.delete(["k"]);
    await expect(read(fail)).rejects.toThrow("down");
  });
});

describe("a list", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const large = async () => ({ ...(await fetchNext()), bytes: 1_000_000 });

  it("is refreshed as soon as content has changed, before anyone reads it", async () => {
    await read(fetchNext, { isList: true });
    cache.invalidate();
    await vi.waitFor(() => expect(fetchCount).toBe(2), 30_000);
    expect(await read(fetchNext, { isList: true })).toEqual({ version: 2 });
  });

  it("is refreshed automatically when it is large, for as long as it is read from time to time", async () => {
    await read(large, { isList: true });
    for (let second = 0; second < 60; second++) {
      time += 1_000;
      await vi.advanceTimersByTimeAsync(1_000);
    }
    const renewed = fetchCount;
    expect(renewed).toBeGreaterThan(5);
    expect(await read(fail, { isList: true })).toEqual({ version: renewed });
    time += 3_600_000;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(fetchCount).toBe(renewed + 1);
  });

  it("is not refreshed automatically when it is small", async () => {
    await read(fetchNext, { isList: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetchCount).toBe(1);
  });
});
