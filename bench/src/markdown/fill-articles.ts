import { readFileSync } from "node:fs";
import { canonicalHtml } from "../../../apps/backoffice/server/articles/markdown/canonical-html.ts";
import { sanitizeContent } from "../../../apps/backoffice/server/articles/sanitize-content.ts";
import { openDatabase } from "../../../apps/backoffice/server/db/open-database.ts";
import type { Services } from "../../../apps/backoffice/server/services.ts";
import { generateText } from "../../../apps/backoffice/server/testing/generated-texts.ts";
import { inProject } from "../../../scripts/process/project.ts";
import type { MeasuredOffice } from "../measured-office.ts";

/** The articles of a running back office, read and written beside it. */
export function openArticles(databaseUrl: string) {
  const { db } = openDatabase(databaseUrl);
  return {
    db,
    /** Deletes all articles, and the categories unless they are kept. */
    async clear({ keepsCategories = false } = {}): Promise<void> {
      await db.deleteFrom("articles").execute();
      await db.deleteFrom("old_slugs").execute();
      if (!keepsCategories) await db.deleteFrom("categories").execute();
    },
    /** The texts in the form that the export and the import must not change, by slug. */
    async readTexts(): Promise<Map<string, string>> {
      const rows = await db.selectFrom("articles").select(["slug", "content"]).execute();
      return new Map(rows.map(({ slug, content }) => [slug, canonicalHtml(content)]));
    },
    close: () => db.destroy(),
  };
}

const day = 86_400_000;
const rowsPerInsert = 100;

/** Adds published articles with every kind of block, of a few pages each, and one picture in all of them. */
export async function fillArticles(
  office: MeasuredOffice,
  db: Services["db"],
  first: number,
  last: number,
): Promise<void> {
  const at = Date.now() - day;
  const dates = { created_at: at, updated_at: at };
  const category = { id: "bench", section: "help", slug: "bench", name: "Bench" } as const;
  await db
    .insertInto("categories")
    .values({ ...category, type: "module", position: 1, ...dates })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const address = await uploadPicture(office);
  for (let start = first; start <= last; start += rowsPerInsert) {
    const count = Math.min(rowsPerInsert, last - start + 1);
    const rows = Array.from({ length: count }, (_, index) => {
      const number = start + index;
      const text = sanitizeContent(
        generateText(number)
          .replaceAll(/\/media\/[^"]*/g, address)
          .repeat(4),
      );
      return {
        ...{
          id: `bench-article-${String(number).padStart(6, "0")}`,
          section: "help" as const,
          category_id: category.id,
        },
        ...{ list: "FastArticles" as const, position: number, title: `Article ${number}` },
        ...{ slug: `article-${number}`, image: address, image_alt: "A board", excerpt: null },
        ...{ meta_description: null, content: text, published_at: at, last_published_at: at },
        ...dates,
      };
    });
    await db.insertInto("articles").values(rows).execute();
  }
}

async function uploadPicture({ url, cookie }: MeasuredOffice): Promise<string> {
  const answer = await fetch(`${url}/api/desk/pictures?name=board.png`, {
    method: "POST",
    headers: { Cookie: cookie, "Content-Type": "application/octet-stream" },
    body: readFileSync(inProject("apps/site/public/previews/pricing.png")),
  });
  return ((await answer.json()) as { address: string }).address;
}
