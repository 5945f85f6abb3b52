import path from "node:path";
import { expect, it } from "vitest";
import { listProjectFiles, readText } from "./sources.ts";

/** The targets of a Markdown text's links to files, without fragments. */
function readFileLinks(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
    ([, target = ""]) => target,
  );
}

it("every link of a doc to a file of the repository has a target", () => {
  const files = listProjectFiles();
  const known = new Set(files.flatMap((file) => [file, ...parents(file)]));
  const docs = files.filter(
    (file) => file.endsWith(".md") && !file.startsWith("apps/backoffice/seed/"),
  );
  expect(docs.length).toBeGreaterThan(40);
  const broken = docs.flatMap((file) =>
    readFileLinks(readText(file))
      .map((target) => path.posix.join(path.posix.dirname(file), target).replace(/\/$/, ""))
      .filter((target) => !known.has(target))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

/** The folders that contain a file, and the repository itself. */
function parents(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === "." ? ["."] : [folder, ...parents(folder)];
}
