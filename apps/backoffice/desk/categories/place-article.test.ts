import { describe, expect, it } from "vitest";
import { type Lists, placeArticle, stepPlace } from "./place-article.ts";

const make = (...lists: string[]): Lists =>
  Object.fromEntries(
    ["FastArticles", "SecondArticles", "ThirdArticles", "ForthArticles"].map((list, index) => [
      list,
      [...(lists[index] ?? "")].map((id) => ({ id, title: id, status: "draft" as const })),
    ]),
  );
const show = (lists: Lists) =>
  Object.values(lists)
    .map((articles) => articles.map(({ id }) => id).join(""))
    .join("|");

describe("placing an article in the four lists", () => {
  it.each([
    ["a", "FastArticles", 2, "bac|d||"],
    ["a", "FastArticles", 3, "bca|d||"],
    ["c", "FastArticles", 0, "cab|d||"],
    ["b", "FastArticles", 1, "abc|d||"],
    ["b", "SecondArticles", 0, "ac|bd||"],
    ["b", "ForthArticles", 9, "ac|d||b"],
    ["x", "FastArticles", 0, "abc|d||"],
    ["a", "NoList", 0, "abc|d||"],
  ])("moves %s to %s at index %i: %s", (id, list, index, expected) => {
    expect(show(placeArticle(make("abc", "d"), id, { list, index }))).toBe(expected);
  });

  it.each([
    ["b", -1, "bac|d||"],
    ["b", 1, "acb|d||"],
    ["c", 1, "ab|cd||"],
    ["d", -1, "abcd|||"],
    ["d", 1, "abc||d|"],
    ["a", -1, undefined],
  ] as const)("moves %s by %i: %s", (id, step, expected) => {
    const lists = make("abc", "d");
    const place = stepPlace(lists, id, step);
    expect(place && show(placeArticle(lists, id, place))).toBe(expected);
  });
});
