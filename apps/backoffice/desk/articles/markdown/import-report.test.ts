import { expect, it } from "vitest";
import { listFiles } from "./import-report.tsx";

it("lists first what an editor must do something about, and leaves out what is the same", () => {
  const files = listFiles([
    { file: "a.md", outcome: "created" },
    { file: "b.md", outcome: "same" },
    { file: "c.md", outcome: "changed", sentence: "It can't be published yet." },
    { file: "d.md", outcome: "created", sentence: "It stays a draft." },
    { file: "e.md", outcome: "changed" },
    { file: "f.md", outcome: "rejected", sentence: "This file is not text in UTF-8" },
  ]);
  expect(files.map(({ file }) => file)).toEqual(["f.md", "d.md", "c.md", "a.md", "e.md"]);
});
