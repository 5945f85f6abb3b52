/** How many articles a host with many has. */
export const many = 10_000;

/** Answers that other people's hosts may give, made of the good one. */
export const oddAnswers = {
  /** Says nothing is wrong, and sends nothing. */
  nulls: (good) => json(replace(good, (value) => (typeof value === "boolean" ? value : null))),
  "wrong types": (good) => json(replace(good, wrongType)),
  /** Half of a character, as a text that was cut in the middle of an emoji ends. */
  "half characters": (good) =>
    json(replace(good, (value) => (typeof value === "string" ? `${value} \ud83d` : value))),
  "nothing but half characters": (good) =>
    json(replace(good, (value) => (typeof value === "string" ? "\ud83d" : value))),
  "empty lists": (good) => json(good, (_, value) => (Array.isArray(value) ? [] : value)),
  "ten thousand": (good) =>
    json(good, (_, value) => (Array.isArray(value) ? multiply(value) : value)),
  truncated: (good) => json(good).slice(0, -20),
  html: () => "<!doctype html><h1>Tunnel not found</h1>",
} satisfies Record<string, (good: unknown) => string>;

export type OddAnswer = keyof typeof oddAnswers;

function json(value: unknown, replacer?: (key: string, value: unknown) => unknown): string {
  return JSON.stringify(value, replacer);
}

/** Replaces what is no object; objects and lists keep their shape. */
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

/** Ten thousand of the first entry, if it is an article; other lists stay as they are. */
function multiply(list: readonly unknown[]): readonly unknown[] {
  const [first] = list;
  if (typeof first !== "object" || first === null || !("metaDescription" in first)) return list;
  const copies = Array.from({ length: many - list.length }, (_, number) => ({
    ...first,
    _id: `copy-${number}`,
    title: `Copy ${number}`,
    slug: `copy-${number}`,
  }));
  return [...list, ...copies];
}
