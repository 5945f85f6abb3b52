import { mediaAddress } from "@crm/contract/extensions/media";
import { searchText } from "../../../apps/backoffice/server/media/picture-words.ts";
import type { Services } from "../../../apps/backoffice/server/services.ts";

const rowsPerInsert = 200;
const minute = 60_000;

/** The picture that every tenth article has. */
export const commonPicture = pictureName(0);

/** An article of usual length. */
const paragraphs = "<p>Open the board, choose a lead, and move it to the next stage.</p>".repeat(
  60,
);

/** Fills an empty database: two pictures in each article, and one in each of its two versions. */
export async function seedLibrary(
  { db, now }: Pick<Services, "db" | "now">,
  counts: { articles: number; pictures: number },
): Promise<void> {
  const time = now() - 90 * 24 * 60 * minute;
  const category = {
    id: "c",
    section: "help",
    name: "Boards",
    slug: "boards",
    type: "module",
  } as const;
  const dates = { created_at: time, updated_at: time };
  await db
    .insertInto("categories")
    .values({ ...category, ...dates, position: 1 })
    .execute();
  const pictures = range(counts.pictures).map((number) => {
    const [name, file_name] = [pictureName(number), `Screenshot ${number}.png`];
    const alt = `The board of shop ${number} with its stages`;
    const size = { width: 1_360, height: 850, bytes: 22_000 };
    const text = searchText({ name, file_name, alt });
    return { name, file_name, alt, ...size, added_at: time + number * minute, search_text: text };
  });
  const articles = range(counts.articles).map((number) => {
    const [first, second] = picturesOf(number, counts.pictures);
    return {
      ...{ id: `a${number}`, section: "help" as const, category_id: "c", position: number },
      ...{ list: "FastArticles" as const, title: `How shop ${number} sorts its leads` },
      ...{ slug: `shop-${number}`, image: `/media/${first}`, image_alt: "A board" },
      ...{ excerpt: "In short.", meta_description: null, published_at: time, ...dates },
      content: `${paragraphs}<img src="/media/${second}" alt="A board" width="680" height="425" />`,
    };
  });
  const versions = articles.flatMap(({ id: article_id, image, content }) =>
    [1, 2].map((number) => ({
      ...{ article_id, number, published_at: time, published_by: null, note: null },
      fields: JSON.stringify({ image, content }),
    })),
  );
  const uses = range(counts.articles).flatMap((number) => {
    const [first, second] = picturesOf(number, counts.pictures);
    const article_id = `a${number}`;
    return [
      { picture: first, article_id },
      { picture: second, article_id },
      { picture: second, article_id, version: 1 },
      { picture: second, article_id, version: 2 },
    ];
  });
  for (const rows of batches(pictures)) await db.insertInto("pictures").values(rows).execute();
  for (const rows of batches(articles)) await db.insertInto("articles").values(rows).execute();
  for (const rows of batches(versions))
    await db.insertInto("article_versions").values(rows).execute();
  for (const rows of batches(uses)) {
    const whole = rows.map((row) => ({ working_copy: null, version: null, ...row }));
    await db.insertInto("picture_uses").values(whole).execute();
  }
}

/** A tenth of the pictures is used by none. */
function picturesOf(article: number, pictures: number): [string, string] {
  const used = Math.floor(pictures * 0.9);
  const own = pictureName(1 + (article % (used - 1)));
  return [article % 10 === 0 ? commonPicture : own, own];
}

function pictureName(number: number): string {
  const digest = number.toString(16).padStart(10, "0");
  return mediaAddress(`screenshot-${number}`, { width: 1_360, height: 850 }, digest).slice(
    "/media/".length,
  );
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function batches<Item>(items: readonly Item[]): Item[][] {
  return range(Math.ceil(items.length / rowsPerInsert)).map((index) =>
    items.slice(index * rowsPerInsert, (index + 1) * rowsPerInsert),
  );
}
