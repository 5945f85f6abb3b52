import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { TestDatabase } from "../../testing/postgres-database.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";
import type { Database } from "../schema.ts";
import { migrations } from "./index.ts";

describeOnEachDatabase("pictures from before they had a table", (createDatabase) => {
  let folder: string;
  let database: TestDatabase;
  let db: Kysely<Database>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "migration-"));
    database = await createDatabase(folder);
    db = openDatabase(database.url).db;
    const before = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await before.migrateTo("2026-11-26-working-copies");
    expect(error).toBeUndefined();
  });
  afterEach(async () => {
    await db.destroy();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  it("are found in articles, working copies and versions, in several batches", async () => {
    await sql`insert into categories (id, section, name, slug, type, position, created_at, updated_at)
      values ('c', 'help', 'C', 'c', 'module', 1, 1, 1)`.execute(db);
    await sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 150)
      insert into articles (id, section, category_id, position, title, slug, image, content, created_at, updated_at)
      select 'a' || n, 'help', 'c', n, 'A', 'a' || n,
        case when n = 150 then '/media/above-9x9-0123456789.webp' end,
        case when n < 3 then '<img src="/media/a-9x9-0123456789.webp" /><img src="/media/a-9x9-0123456789.webp" />' else 'x' end,
        1, 1 from numbers`.execute(db);
    const fields = JSON.stringify({ content: '<img src="/media/b-9x9-0123456789.webp">' });
    await sql`insert into article_working_copies (article_id, fields, article_revision, saved_at, saved_by)
      values ('a3', ${fields}, 1, 1, 'p')`.execute(db);
    await sql`insert into article_versions (article_id, number, fields, published_at)
      values ('a4', 1, ${fields}, 1), ('a4', 2, '{}', 2)`.execute(db);

    await migrate(db);

    const none = { working_copy: null, version: null };
    expect(await db.selectFrom("picture_uses").selectAll().orderBy("article_id").execute()).toEqual(
      [
        { picture: "a-9x9-0123456789.webp", article_id: "a1", ...none },
        { picture: "above-9x9-0123456789.webp", article_id: "a150", ...none },
        { picture: "a-9x9-0123456789.webp", article_id: "a2", ...none },
        { picture: "b-9x9-0123456789.webp", article_id: "a3", working_copy: "a3", version: null },
        { picture: "b-9x9-0123456789.webp", article_id: "a4", working_copy: null, version: 1 },
      ],
    );
  });
});
