import { statSync } from "node:fs";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { openTestBackoffice } from "../testing/test-backoffice.ts";
import { createSqliteFile } from "../testing/test-databases.ts";
import { readWorkingCopy } from "./find-working-copy.ts";
import { saveWorkingCopy } from "./save-working-copy.ts";

const sentence = "<p>Fold the square of paper along its diagonal and turn it over.</p>";

it("a thousand autosaves of one article of 20 kB make the database file at most 200 kB larger, and its log stays below 5 MB", async () => {
  const office = await openTestBackoffice(createSqliteFile);
  const { services } = office;
  const category = await insertCategory(office, { section: "help", slug: "paper" });
  const id = await insertArticle(office, { section: "help", category_id: category, slug: "crane" });
  const { fields } = await readWorkingCopy(services.db, id);
  const file = new URL(services.settings.databaseUrl).pathname;
  const sizeOf = (path: string) => statSync(path).size;
  const before = sizeOf(file);
  for (let revision = 0; revision < 1_000; revision += 1) {
    await saveWorkingCopy(services, id, {
      ...{ personId: "asha", tab: "tab-1", revision, articleRevision: 1 },
      fields: { ...fields, content: sentence.repeat(300 + (revision % 10)) },
    });
  }
  expect(await office.count("article_working_copies")).toBe(1);
  expect(sizeOf(`${file}-wal`)).toBeLessThan(5_000_000);
  await sql`pragma wal_checkpoint(truncate)`.execute(services.db);
  expect(sizeOf(file) - before).toBeLessThan(200_000);
  await office.close();
});
