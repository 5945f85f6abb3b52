import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The number of articles in the measured category, independent of the database's size. */
export const itemsShown = 10;

/** The slugs of the measured pages. */
export const places = { small: "small-category", help: "help-article", post: "blog-post" } as const;

const helpCategories = 8;
const blogCategories = 5;
/** 100,000 posts were published in eleven years. */
const hour = 3_600_000;

/** A body with the length of a typical help article. */
const content = `<h2>Steps</h2>${"<p>Open the board, choose a lead, and move it to the next stage.</p>".repeat(80)}`;

/**
 * Replaces the sample content of a running back office by `size` help articles and as many posts.
 *
 * @param size at least twice `itemsShown`
 */
export function fillDatabase(dataDir: string, size: number): void {
  const database = new DatabaseSync(path.join(dataDir, "backoffice.sqlite"), { timeout: 30_000 });
  const now = Date.now();
  try {
    database.exec("begin immediate; delete from articles; delete from categories");
    const category = database.prepare(
      "insert into categories (id, section, name, slug, type, position, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?)",
    );
    const addCategory = (id: string, section: string) =>
      category.run(id, section, id, id, section === "help" ? "module" : null, 1, now, now);
    addCategory(places.small, "help");
    for (let i = 0; i < helpCategories; i++) addCategory(`help-${i}`, "help");
    for (let i = 0; i < blogCategories; i++) addCategory(`blog-${i}`, "blog");

    const article = database.prepare(
      "insert into articles (id, section, category_id, list, position, title, slug, image, excerpt, meta_description, published_at, created_at, updated_at, content, is_oversized) values (?, ?, ?, ?, ?, ?, ?, null, ?, ?, ?, ?, ?, ?, 0)",
    );
    for (let i = 0; i < size; i++) {
      const at = now - (24 + i) * hour;
      const isSmall = i < itemsShown;
      const helpCategory = isSmall ? places.small : `help-${i % helpCategories}`;
      // The desk numbers the articles of each list.
      const position = isSmall ? i : Math.floor(i / helpCategories);
      for (const [section, name, categoryId, list] of [
        ["help", places.help, helpCategory, "FastArticles"],
        ["blog", places.post, `blog-${i % blogCategories}`, null],
      ] as const) {
        const title = `How a shop does thing number ${i} in ${section}`;
        const excerpt = `In short: thing ${i} takes three steps and no spreadsheet.`;
        const about = `What thing ${i} is, when a shop needs it, and the steps that it takes.`;
        article.run(
          `${section}-${i}`,
          section,
          categoryId,
          list,
          position,
          title,
          `${name}-${i}`,
          excerpt,
          about,
          at,
          at,
          at,
          content,
        );
      }
    }
    // A log of a gigabyte would make every read slow, which no installation has.
    database.exec("commit; pragma wal_checkpoint(truncate)");
  } finally {
    database.close();
  }
}
