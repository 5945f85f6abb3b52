import { expect, test } from "vitest";
import { listSources, readText } from "./sources.ts";

test("the site's components have no style attributes, which the content policy blocks", () => {
  const styled = listSources()
    .filter((file) => file.startsWith("apps/site/app/") && file.endsWith(".tsx"))
    .flatMap((file) =>
      readText(file)
        .split("\n")
        .flatMap((line, index) => (/\sstyle=[{"]/.test(line) ? [`${file}:${index + 1}`] : [])),
    );
  expect(styled).toEqual([]);
});
