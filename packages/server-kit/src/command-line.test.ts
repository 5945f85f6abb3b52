import { afterEach, expect, it, vi } from "vitest";
import { readCommandLine, readCommandLineOrExit } from "./command-line.ts";

const options = { keep: { type: "string" }, short: { type: "boolean" } } as const;
const read = (...args: string[]) =>
  readCommandLine({ usage: "npm run it -- <name>", options, most: 1 }, args);

it("reads options and arguments in any order", () => {
  expect(read("--short", "one", "--keep", "3")).toMatchObject({
    positionals: ["one"],
    values: { short: true, keep: "3" },
  });
  expect(read()).toMatchObject({ positionals: [], values: {} });
});

it.each([
  [["--shrt"], "Unknown option '--shrt'."],
  [["one", "two"], "two is one argument too many."],
  [["--keep"], "Option '--keep <value>' argument missing."],
  [["--keep", "--short"], "Option '--keep' argument is ambiguous."],
  [["--short=yes"], "Option '--short' does not take an argument."],
])("answers %j with what is wrong and the usage", (args, sentence) => {
  expect(() => read(...args)).toThrow(new Error(`${sentence} Usage: npm run it -- <name>`));
});

it("begins a usage of several lines on a line of its own", () => {
  const usage = "npm run it\nnpm run it -- more";
  expect(() => readCommandLine({ usage, options, most: 0 }, ["one"])).toThrow(
    new Error(`one is one argument too many. Usage:\n${usage}`),
  );
});

afterEach(() => vi.restoreAllMocks());

it("prints what is wrong and ends the process with 1 for a command", () => {
  const exit = vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended");
  });
  const print = vi.spyOn(console, "error").mockReturnValue();
  const argv = process.argv;
  const run = (...args: string[]) => {
    process.argv = ["node", "it.ts", ...args];
    return readCommandLineOrExit({ usage: "npm run it", options, most: 1 });
  };
  try {
    expect(run("one", "--short")).toMatchObject({ positionals: ["one"], values: { short: true } });
    expect(() => run("--shrt")).toThrow("ended");
  } finally {
    process.argv = argv;
  }
  expect(print).toHaveBeenCalledExactlyOnceWith("Unknown option '--shrt'. Usage: npm run it");
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});
