import { expect, test } from "vitest";
import { terminalLine } from "./terminal-line.ts";

test("a log entry is printed as a sentence with its details", () => {
  const entry = '{"level":30,"time":1,"pid":2,"hostname":"h","port":3000,"msg":"listening"}';
  expect(terminalLine(entry)).toBe("listening port=3000");
});

test("warnings and errors get a prefix", () => {
  expect(terminalLine('{"level":40,"msg":"slow"}')).toBe("Warning: slow");
  expect(terminalLine('{"level":50,"msg":"broken","error":{"code":7}}')).toBe(
    'Error: broken error={"code":7}',
  );
});

test("other lines stay unchanged", () => {
  expect(terminalLine("The port is in use.")).toBe("The port is in use.");
  expect(terminalLine('{"level":30,"msg":"cut off')).toBe('{"level":30,"msg":"cut off');
});
