import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { listSources, readText } from "./sources.ts";

const example = readText(".env.example");
const explained = Object.keys(parseEnv(example));

/** The names of all settings that an app or a script reads from the environment. */
const read = listSources()
  .filter((file) => /(?:settings|launch-settings|log)\.ts$/.test(file) && !file.startsWith("e2e/"))
  .flatMap((file) => [...readText(file).matchAll(/^ {2}([A-Z][A-Z_]{2,}):/gm)])
  .map(([, name]) => name ?? "");

describe("settings", () => {
  test("that are read are exactly those in .env.example", () => {
    expect([...new Set(read)].sort()).toEqual([...explained].sort());
  });

  test("are all in the README", () => {
    const readme = readText("README.md");
    expect(explained.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  test("in .env.example each have a comment above them or above their group", () => {
    const lines = example.split("\n");
    const bare = lines.filter(
      (line, index) => /^[A-Z]/.test(line) && !/^(?:#|[A-Z])/.test(lines[index - 1] ?? ""),
    );
    expect(bare).toEqual([]);
  });
});
