import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { listPageModules } from "./page-modules.ts";

const folder = mkdtempSync(path.join(tmpdir(), "crm-modules-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
const list = (entry: string, isOther?: (file: string) => boolean) =>
  [...listPageModules([path.join(folder, entry)], isOther)]
    .map((file) => path.relative(folder, file))
    .toSorted();

write("page.tsx", `import {\n  Part,\n} from "./parts/part.tsx";\nimport "./page.css";`);
write("page.css", `@import "./more.css";`);
write("more.css", "");
write("parts/part.tsx", `export { a } from "../a.ts";\nconst later = () => import("./later.tsx");`);
write("parts/later.tsx", `import text from "../raw.tsx?inline-script";`);
write("raw.tsx", `import type { Page } from "./page-types.ts";\nimport { useState } from "react";`);
write("page-types.ts", "");
write("a.ts", `const texts = import.meta.glob<Text>("./texts/*.mdx", { eager: true });`);
write("texts/first.mdx", "");
write("texts/notes.txt", "");

it("follows imports, later ones, style sheets and written texts, but not types and libraries", () => {
  const files = ["a.ts", "more.css", "page.css", "page.tsx", "parts/later.tsx", "parts/part.tsx"];
  expect(list("page.tsx")).toEqual([...files, "raw.tsx", "texts/first.mdx"]);
});

it("leaves out the files that a page can't use, and what only they import", () => {
  const files = ["more.css", "page.css", "page.tsx"];
  expect(list("page.tsx", (file) => file.includes("/parts/"))).toEqual(files);
});
