import { beforeEach, describe, expect, it } from "vitest";
import { type AnswerCache, answerFreshMs, createAnswerCache } from "./answer-cache.ts";

let time = 0;
let asked = 0;
let cache: AnswerCache;

beforeEach(() => {
  time = 1_000;
  asked = 0;
  cache = createAnswerCache(() => time);
});

const ask = async () => {
  asked += 1;
  return { value: { version: asked } };
};
const fail = async () => {
  asked += 1;
  throw new Error("down");
};

describe("an answer", () => {
  it("is asked for once by all who want it at the same time", async () => {
    const [a, b] = await Promise.all([cache.read("k", ask), cache.read("k", ask)]);
    expect([a, b, asked]).toEqual([{ version: 1 }, { version: 1 }, 1]);
  });

  it("is kept while it is new, and asked for again after", async () => {
    await cache.read("k", ask);
    time += answerFreshMs - 1;
    expect(await cache.read("k", ask)).toEqual({ version: 1 });
    time += 1;
    expect(await cache.read("k", ask)).toEqual({ version: 2 });
  });

  it("is found under its other name too, without growing younger by that", async () => {
    await cache.read("id 7", async () => ({ ...(await ask()), alsoAs: "slug a" }));
    time += answerFreshMs - 1;
    expect(await cache.read("slug a", ask)).toEqual({ version: 1 });
    time += 1;
    expect(await cache.read("slug a", ask)).toEqual({ version: 2 });
  });

  it("is old at once when content has changed", async () => {
    await cache.read("k", ask);
    cache.drop();
    expect(await cache.read("k", ask)).toEqual({ version: 2 });
  });

  it("asked for before content changed is not kept as new", async () => {
    let finish: (value: { value: { version: number } }) => void = () => undefined;
    const early = cache.read("k", () => new Promise((resolve) => (finish = resolve)));
    cache.drop();
    finish({ value: { version: 0 } });
    expect(await early).toEqual({ version: 0 });
    expect(await cache.read("k", ask)).toEqual({ version: 1 });
  });

  it("asked for before content changed does not replace a newer one", async () => {
    let finish: (value: { value: { version: number } }) => void = () => undefined;
    const early = cache.read("k", () => new Promise((resolve) => (finish = resolve)));
    cache.drop();
    await cache.read("k", ask);
    finish({ value: { version: 0 } });
    await early;
    expect(await cache.read("k", ask)).toEqual({ version: 1 });
  });
});

describe("when asking fails", () => {
  it("an old answer is better than none, and the host is left alone for a moment", async () => {
    await cache.read("k", ask);
    cache.drop();
    expect(await cache.read("k", fail)).toEqual({ version: 1 });
    expect(await cache.read("k", fail)).toEqual({ version: 1 });
    expect(asked).toBe(2);
    time += 60_000;
    expect(await cache.read("k", ask)).toEqual({ version: 3 });
  });

  it("without an old answer the failure is the caller's, and the next one asks again", async () => {
    await expect(cache.read("k", fail)).rejects.toThrow("down");
    expect(await cache.read("k", ask)).toEqual({ version: 2 });
  });
});
