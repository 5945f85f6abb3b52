import { afterAll, beforeAll, expect, it } from "vitest";
import { explainQuery } from "../../testing/explain-query.ts";
import { openTestBackoffice, type TestBackoffice } from "../../testing/test-backoffice.ts";
import { createSqliteFile } from "../../testing/test-databases.ts";
import { queryMatching, queryPictures } from "./find-pictures.ts";
import { queryArticles } from "./find-uses.ts";

/* Whether a query reads an index shows at any size; `npm run bench -- pictures` measures it with many. */
let office: TestBackoffice;
beforeAll(async () => {
  office = await openTestBackoffice(createSqliteFile);
});
afterAll(() => office.close());

const page = { limit: 48, offset: 0 };

it("lists pictures in the order of an index, and looks up the uses of each", async () => {
  const { db } = office.services;
  for (const use of ["used", "unused", undefined] as const) {
    const filter = { search: use ? "board" : "", use };
    const plan = await explainQuery(db, "sqlite", queryPictures(db, filter, page));
    expect(plan).toContain("SCAN pictures USING INDEX pictures_by_time");
    expect(plan.filter((line) => /TEMP B-TREE|SCAN picture_uses/.test(line))).toEqual([]);
    const looksUp = plan.some((line) =>
      line.startsWith("SEARCH picture_uses USING COVERING INDEX picture_uses_by_picture"),
    );
    expect(looksUp).toBe(use !== undefined);
  }
});

it("counts unused pictures without reading all uses", async () => {
  const { db } = office.services;
  const counted = queryMatching(db, { search: "", use: "unused" }).select("name");
  const plan = await explainQuery(db, "sqlite", counted);
  expect(plan.filter((line) => line.includes("SCAN picture_uses"))).toEqual([]);
});

it("finds where a picture is used without reading all articles and texts", async () => {
  const { db } = office.services;
  const plan = await explainQuery(db, "sqlite", queryArticles(db, "board-20x10-0123456789.webp"));
  expect(plan.join("\n")).toMatch(/SEARCH articles USING INDEX .*\(id=\?\)/);
  expect(plan.join("\n")).toMatch(
    /SEARCH picture_uses USING COVERING INDEX picture_uses_by_picture/,
  );
  expect(plan.filter((line) => /^SCAN (?:articles|picture_uses)/.test(line))).toEqual([]);
});
