import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type AnswerCache,
  answerFreshMs,
  answerShownMs,
  createAnswerCache,
} from "./answer-cache.ts";
import type { Brought, Question } from "./question.ts";

interface Version {
  version: number;
}

let time = 0;
let asked = 0;
let cache: AnswerCache;

beforeEach(() => {
  time = 1_000;
  asked = 0;
  cache = createAnswerCache({ now: () => time });
});

const bring = (version: number, more: Partial<Brought<Version>> = {}): Brought<Version> => ({
  value: { version },
  print: String(version),
  bytes: 100,
  ...more,
});
const ask = async () => {
  asked += 1;
  return bring(asked);
};
const fail = async () => {
  asked += 1;
  throw new Error("down");
};
const readAll = (how: Question<Version>["ask"], more: Partial<Question<Version>> = {}) =>
  cache.read<Version>({ key: "k", ask: how, ...more });
const read: (...question: Parameters<typeof readAll>) => Promise<Version> = async (...question) =>
  (await readAll(...question)).value;

describe("an answer", () => {
  it("is asked for once by all who want it at the same time", async () => {
    const [a, b] = await Promise.all([read(ask), read(ask)]);
    expect([a, b, asked]).toEqual([{ version: 1 }, { version: 1 }, 1]);
  });

  it("is kept while it is new, given once more while a new one is fetched, and then waited for", async () => {
    await read(ask);
    time += answerFreshMs - 1;
    expect(await read(ask)).toEqual({ version: 1 });
    expect(asked).toBe(1);
    time += 1;
    expect(await read(ask)).toEqual({ version: 1 });
    await vi.waitFor(() => expect(asked).toBe(2));
    expect(await read(ask)).toEqual({ version: 2 });
    time += answerShownMs;
    expect(await read(ask)).toEqual({ version: 3 });
  });

  it("is found under its other name too, without growing younger by that", async () => {
    await read(async () => ({ ...(await ask()), alsoAs: "slug a" }));
    time += answerFreshMs - 1;
    expect(await read(ask, { key: "slug a" })).toEqual({ version: 1 });
    time += answerShownMs - answerFreshMs + 1;
    expect(await read(ask, { key: "slug a" })).toEqual({ version: 2 });
  });

  it("that has not changed is the very same", async () => {
    const first = await read(ask);
    time += answerShownMs;
    expect(await read(async (known) => known ?? bring(9))).toBe(first);
    expect(await read(fail)).toBe(first);
  });

  it("is old at once when content has changed", async () => {
    await read(ask);
    cache.drop();
    expect(await read(ask)).toEqual({ version: 2 });
  });

  it("asked for before content changed is not kept as new", async () => {
    let finish: (brought: Brought<Version>) => void = () => undefined;
    const early = read(() => new Promise((resolve) => (finish = resolve)));
    cache.drop();
    finish(bring(0));
    expect(await early).toEqual({ version: 0 });
    expect(await read(ask)).toEqual({ version: 1 });
  });

  it("asked for before content changed does not replace a newer one", async () => {
    let finish: (brought: Brought<Version>) => void = () => undefined;
    const early = read(() => new Promise((resolve) => (finish = resolve)));
    cache.drop();
    await read(ask);
    finish(bring(0));
    await early;
    expect(await read(ask)).toEqual({ version: 1 });
  });
});

describe("when asking fails", () => {
  it("an old answer is better than none, and the host is left alone for a moment", async () => {
    await read(ask);
    cache.drop();
    expect(await read(fail)).toEqual({ version: 1 });
    expect(await read(fail)).toEqual({ version: 1 });
    expect(asked).toBe(2);
    time += 60_000;
    expect(await read(ask)).toEqual({ version: 3 });
  });

  it("without an old answer the failure is the caller's, and the next one asks again", async () => {
    await expect(read(fail)).rejects.toThrow("down");
    expect(await read(ask)).toEqual({ version: 2 });
  });

  it("what an earlier run has kept is given, and looked up once", async () => {
    let recalled = 0;
    const recall = async () => {
      recalled += 1;
      return bring(-recalled);
    };
    expect(await read(fail, { recall })).toEqual({ version: -1 });
    expect(await read(fail, { recall })).toEqual({ version: -1 });
    time += 60_000;
    expect(await read(ask, { recall })).toEqual({ version: 2 });
  });

  it("by silence, nobody waits long where there is an old answer", async () => {
    cache = createAnswerCache({ now: () => time, wait: async () => undefined });
    const silence = () => new Promise<never>(() => undefined);
    expect(await read(silence, { recall: async () => bring(7) })).toEqual({ version: 7 });
  });

  it("an old answer is marked as stale until the host gives a new one", async () => {
    expect((await readAll(ask)).isStale).toBe(false);
    time += answerFreshMs;
    expect((await readAll(fail)).isStale).toBe(false);
    time += answerShownMs;
    expect((await readAll(fail)).isStale).toBe(true);
    expect((await readAll(fail)).isStale).toBe(true);
    cache.drop();
    expect((await readAll(fail)).isStale).toBe(true);
    time += 60_000;
    expect(await readAll(ask)).toEqual({ value: { version: asked }, isStale: false });
  });

  it("an old answer that is given because the host is slow is marked as stale", async () => {
    cache = createAnswerCache({ now: () => time, wait: async () => undefined });
    const silence = () => new Promise<never>(() => undefined);
    const recall = async () => bring(7);
    expect((await readAll(silence, { recall })).isStale).toBe(true);
    expect((await readAll(silence, { recall })).isStale).toBe(true);
  });

  it("what was forgotten is not given", async () => {
    await read(ask);
    cache.forget(["k"]);
    await expect(read(fail)).rejects.toThrow("down");
  });
});

describe("a list", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const large = async () => ({ ...(await ask()), bytes: 1_000_000 });

  it("is fetched anew as soon as content has changed, before anyone asks", async () => {
    await read(ask, { isList: true });
    cache.drop();
    await vi.waitFor(() => expect(asked).toBe(2));
    expect(await read(ask, { isList: true })).toEqual({ version: 2 });
  });

  it("that is large is renewed by itself for as long as it is read now and then", async () => {
    await read(large, { isList: true });
    for (let second = 0; second < 60; second++) {
      time += 1_000;
      await vi.advanceTimersByTimeAsync(1_000);
    }
    const renewed = asked;
    expect(renewed).toBeGreaterThan(5);
    expect(await read(fail, { isList: true })).toEqual({ version: renewed });
    time += 3_600_000;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asked).toBe(renewed + 1);
  });

  it("that is small is not", async () => {
    await read(ask, { isList: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(1);
  });
});
