import type { OpenDatabase } from "../../../apps/backoffice/server/db/open-database.ts";

const vocabulary = 30_000;
const wordsPerArticle = 250;
const wordsPerParagraph = 12;
const perInsert = 200;
const day = 86_400_000;

/**
 * Fills a migrated database with published articles of made-up words, always the same ones. Few words are
 * frequent and most are rare, as in any language.
 */
export async function insertArticles(db: OpenDatabase["db"], count: number): Promise<void> {
  const at = Date.now() - day;
  await db
    .insertInto("categories")
    .values({
      ...{ id: "bench", section: "help", slug: "bench", name: "Bench", type: "module" },
      ...{ position: 1, created_at: at, updated_at: at },
    })
    .execute();
  const random = createRandom();
  for (let start = 0; start < count; start += perInsert) {
    const size = Math.min(perInsert, count - start);
    const rows = Array.from({ length: size }, (_, index) => {
      const number = start + index;
      const text = (words: number) => Array.from({ length: words }, () => pickWord(random));
      return {
        ...{ id: `article-${number}`, section: "help" as const, category_id: "bench", image: null },
        ...{ list: "FastArticles" as const, position: number, slug: `article-${number}` },
        ...{ title: `${text(4).join(" ")} number ${number}`, image_alt: null },
        ...{ excerpt: text(12).join(" "), meta_description: null, content: makeBody(text) },
        ...{ published_at: at, created_at: at, updated_at: at },
      };
    });
    await db.insertInto("articles").values(rows).execute();
  }
}

function makeBody(text: (words: number) => string[]): string {
  const paragraphs = Math.ceil(wordsPerArticle / wordsPerParagraph);
  return Array.from(
    { length: paragraphs },
    () => `<p>${text(wordsPerParagraph).join(" ")}.</p>`,
  ).join("");
}

/** The word of a rank: the second is half as frequent as the first, the third a third. */
function pickWord(random: () => number): string {
  return makeWord(Math.floor(vocabulary ** random()) - 1);
}

const syllables = [
  ..."ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu".split(" "),
  ..."ban cer dil fon gur hal jen kir lon mur nal per ril son tur val wen xin yor zul".split(" "),
];

function makeWord(rank: number): string {
  let word = "";
  for (let rest = rank + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length];
  }
  return word;
}

function swapLetters(word: string): string {
  return `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`;
}

/** What is searched: words of nearly all texts, of one text, misspelled ones, and beginnings. */
export const queries = [
  ["three common words", `${makeWord(2)} ${makeWord(5)} ${makeWord(9)}`],
  ["a common and a rare word", `${makeWord(3)} ${makeWord(9_000)}`],
  ["one title's number", "number 77"],
  ["a misspelled word", swapLetters(makeWord(1_500))],
  ["two misspelled words", `${swapLetters(makeWord(40))} ${swapLetters(makeWord(700))}`],
  ["the beginning of words", makeWord(20).slice(0, 3)],
] as const;

/** Numbers from 0 to 1 that look random, the same in each run. */
function createRandom(): () => number {
  let state = 7;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
