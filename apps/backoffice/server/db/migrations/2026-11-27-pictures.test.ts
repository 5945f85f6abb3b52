import { sql } from "kysely";
import { expect, it } from "vitest";
import { useEarlierDatabase } from "../../testing/earlier-database.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { migrate } from "../migrate.ts";

describeOnEachDatabase("pictures from before they had a table", (createDatabase) => {
  const earlier = useEarlierDatabase(createDatabase, "2026-11-26-working-copies");

  it("are found in articles, working copies and versions, in several batches", async () => {
    await sql`insert into categories (id, section, name, slug, type, position, created_at, updated_at)
      values ('c', 'help', 'C', 'c', 'module', 1, 1, 1)`.execute(earlier.db);
    await sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 150)
      insert into articles (id, section, category_id, position, title, slug, image, content, created_at, updated_at)
      select 'a' || n, 'help', 'c', n, 'A', 'a' || n,
        case when n = 150 then '/media/above-9x9-0123456789.webp' end,
        case when n < 3 then '<img src="/media/a-9x9-0123456789.webp" /><img src="/media/a-9x9-0123456789.webp" />' else 'x' end,
        1, 1 from numbers`.execute(earlier.db);
    const fields = JSON.stringify({ content: '<img src="/media/b-9x9-0123456789.webp">' });
    await sql`insert into article_working_copies (article_id, fields, article_revision, saved_at, saved_by)
      values ('a3', ${fields}, 1, 1, 'p')`.execute(earlier.db);
    await sql`insert into article_versions (article_id, number, fields, published_at)
      values ('a4', 1, ${fields}, 1), ('a4', 2, '{}', 2)`.execute(earlier.db);

    await migrate(earlier.db);

    const none = { working_copy: null, version: null };
    expect(
      await earlier.db.selectFrom("picture_uses").selectAll().orderBy("article_id").execute(),
    ).toEqual([
      { picture: "a-9x9-0123456789.webp", article_id: "a1", ...none },
      { picture: "above-9x9-0123456789.webp", article_id: "a150", ...none },
      { picture: "a-9x9-0123456789.webp", article_id: "a2", ...none },
      { picture: "b-9x9-0123456789.webp", article_id: "a3", working_copy: "a3", version: null },
      { picture: "b-9x9-0123456789.webp", article_id: "a4", working_copy: null, version: 1 },
    ]);
  });
});
