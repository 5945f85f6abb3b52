import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { listSources, readText } from "./sources.ts";

const example = readText(".env.example");
const explained = Object.keys(parseEnv(example));

/** Names that an app or a script reads from the environment as a setting. */
const read = listSources()
  .filter((file) => /(?:settings|launch-settings|log)\.ts$/.test(file) && !file.startsWith("e2e/"))
  .flatMap((file) => [...readText(file).matchAll(/^ {2}([A-Z][A-Z_]{2,}):/gm)])
  .map(([, name]) => name ?? "");

describe("settings", () => {
  test(".env.example explains every setting that is read, and no other", () => {
    expect([...new Set(read)].sort()).toEqual([...explained].sort());
  });

  test("the README lists every setting", () => {
    const readme = readText("README.md");
    expect(explained.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  test("every setting in .env.example has a comment above it or above its group", () => {
    const lines = example.split("\n");
    const bare = lines.filter(
      (line, index) => /^[A-Z]/.test(line) && !/^(?:#|[A-Z])/.test(lines[index - 1] ?? ""),
    );
    expect(bare).toEqual([]);
  });
});
