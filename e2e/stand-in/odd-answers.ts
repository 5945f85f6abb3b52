/** The number of articles in the answer "ten thousand". */
export const many = 10_000;

/** Malformed or unusual answers of a host, derived from the good one. */
export const oddAnswers = {
  /** Success flags stay, and every other value is null. */
  nulls: (good) => json(replace(good, (value) => (typeof value === "boolean" ? value : null))),
  "wrong types": (good) => json(replace(good, wrongType)),
  /** A lone surrogate at the end, as in a text that was cut in the middle of an emoji. */
  "lone surrogates": (good) =>
    json(replace(good, (value) => (typeof value === "string" ? `${value} \ud83d` : value))),
  "only lone surrogates": (good) =>
    json(replace(good, (value) => (typeof value === "string" ? "\ud83d" : value))),
  "empty lists": (good) => json(good, (_, value) => (Array.isArray(value) ? [] : value)),
  "ten thousand": (good) => {
    let isExtended = false;
    return json(good, (_, value) => {
      if (isExtended || !isArticleList(value)) return value;
      isExtended = true;
      return extend(value);
    });
  },
  truncated: (good) => json(good).slice(0, -20),
  html: () => "<!doctype html><h1>Tunnel not found</h1>",
} satisfies Record<string, (good: unknown) => string>;

export type OddAnswer = keyof typeof oddAnswers;

function json(value: unknown, replacer?: (key: string, value: unknown) => unknown): string {
  return JSON.stringify(value, replacer);
}

/** Replaces every value that is not an object or list. */
function replace(value: unknown, by: (value: unknown) => unknown): unknown {
  if (Array.isArray(value))
    return by([]) === null ? null : value.map((entry) => replace(entry, by));
  if (typeof value !== "object" || value === null) return by(value);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replace(entry, by)]));
}

function wrongType(value: unknown): unknown {
  if (typeof value === "string") return { was: value };
  return typeof value === "number" ? "a number" : value;
}

function isArticleList(value: unknown): value is readonly object[] {
  const [first] = Array.isArray(value) ? value : [];
  return typeof first === "object" && first !== null && "metaDescription" in first;
}

/** Extends a list to ten thousand entries, with copies of its first one. */
function extend(list: readonly object[]): readonly object[] {
  const copies = Array.from({ length: many - list.length }, (_, number) => ({
    ...list[0],
    _id: `copy-${number}`,
    title: `Copy ${number}`,
    slug: `copy-${number}`,
  }));
  return [...list, ...copies];
}
