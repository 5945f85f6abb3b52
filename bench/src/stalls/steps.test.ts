import { beforeAll, expect, test } from "vitest";
import { type CountSteps, startCounting } from "./count-steps.ts";

/**
 * Functions that process an article's text take at most twice the steps for twice the text, even for
 * hostile text. `npm run bench -- stalls` measures the time.
 */
const site = "../../../apps/site/app";
const office = "../../../apps/backoffice/server";

/** Twice, with a margin for rounding. */
const maxGrowth = 2.2;

let count: CountSteps;
let functions: Awaited<ReturnType<typeof importFunctions>>;

beforeAll(async () => {
  // Only modules that are loaded after this are counted fully.
  count = await startCounting();
  functions = await importFunctions();
});

async function importFunctions() {
  const { prepareBody } = await import(`${site}/backend/.server/article-html/prepare-body.ts`);
  const { convertToMarkdown } = await import(
    `${site}/backend/.server/article-html/convert-to-markdown.ts`
  );
  const { enlargePictures } = await import(
    `${site}/backend/.server/article-html/enlarge-pictures.ts`
  );
  const { linkHeadings } = await import(`${site}/backend/.server/article-html/link-headings.ts`);
  const { checkBody } = await import(`${office}/articles/check-body.ts`);
  const { listLinks } = await import(`${office}/links/article-links.ts`);
  const { addHeadingIds } = await import("@crm/server-kit/article-headings");
  const { parseHtml } = await import("@crm/server-kit/parse-html");
  const { writeHtml } = await import("@crm/server-kit/write-html");
  const { createExcerpt } = await import("@crm/search/create-excerpt");
  const { readHtmlText } = await import("@crm/search/read-html-text");
  const prepare = (html: string) => prepareBody(html, "https://desk.example/").html as string;
  return {
    prepareBody: prepare,
    addHeadingIds: (html: string) => addHeadingIds(parseHtml(html).tree),
    writeHtml: (html: string) => writeHtml(parseHtml(html).tree),
    checkBody,
    listLinks: (html: string) => listLinks(parseHtml(html).tree),
    convertToMarkdown: (html: string) => convertToMarkdown(prepare(html)),
    enlargePictures: (html: string) => enlargePictures(parseHtml(html).tree),
    linkHeadings(html: string) {
      const { tree } = parseHtml(html);
      linkHeadings(tree, addHeadingIds(tree));
    },
    readHtmlText,
    createExcerpt: (html: string) => createExcerpt(html, ["step", "a"]),
  } satisfies Record<string, (html: string) => unknown>;
}

/** The work takes the same steps each time; other things that this process does meanwhile only add some. */
async function countLeast(work: () => unknown): Promise<number> {
  return Math.min(await count(work), await count(work), await count(work));
}

const paragraphs = (n: number) => "<p>A step <b>of</b> it.</p>".repeat(n);
const nested = (open: string, close: string) => (n: number) =>
  `${open.repeat(n)}x${close.repeat(n)}`;
const links = (n: number) => Array.from({ length: n }, (_, i) => `<a href="/a${i}">x</a>`).join("");

type Case = [keyof typeof functions, string, (n: number) => string, number];

test.each<Case>([
  ["addHeadingIds", "equal headings", (n) => "<h2>a</h2>".repeat(n), 2_000],
  ["addHeadingIds", "headings without letters", (n) => "<h2> - - - -</h2>".repeat(n), 2_000],
  ["writeHtml", "nested quotes", nested("<blockquote>", "</blockquote>"), 2_000],
  ["prepareBody", "paragraphs", paragraphs, 1_000],
  ["prepareBody", "equal headings", (n) => "<h2>a</h2>".repeat(n), 200],
  ["prepareBody", "headings beyond the limit", (n) => "<h2>a</h2>".repeat(n), 2_000],
  ["prepareBody", "nested quotes", nested("<blockquote>", "</blockquote>"), 2_000],
  ["prepareBody", "tables in tables", (n) => nested("<table>", "</table>")(20).repeat(n), 100],
  ["prepareBody", "wrong end tags", (n) => "<b>".repeat(n) + "</i>".repeat(n), 2_000],
  ["checkBody", "paragraphs", paragraphs, 1_000],
  ["checkBody", "links", links, 1_000],
  ["listLinks", "links", links, 1_000],
  ["convertToMarkdown", "paragraphs", paragraphs, 100],
  ["convertToMarkdown", "bold marks within each other", nested("<b><i>", "</i></b>"), 20],
  ["convertToMarkdown", "list items", (n) => `<ul>${"<li>x</li>".repeat(n)}</ul>`, 100],
  [
    "convertToMarkdown",
    "cells that claim to be large",
    (n) => `<table>${'<tr><td colspan="99" rowspan="999">x</td></tr>'.repeat(n)}</table>`,
    10,
  ],
  ["enlargePictures", "pictures", (n) => '<img alt="" src="/a">'.repeat(n), 2_000],
  ["linkHeadings", "headings", (n) => '<h2 id="h-a">a</h2>'.repeat(n), 2_000],
  ["readHtmlText", "lines", (n) => "<p>a</p>".repeat(n), 2_000],
  ["createExcerpt", "matching words", (n) => "a ".repeat(n), 10_000],
])("%s takes about twice the steps for twice as many %s", async (name, _, write, n) => {
  const work = functions[name];
  work(write(2 * n));
  const [once, twice] = [
    await countLeast(() => work(write(n))),
    await countLeast(() => work(write(2 * n))),
  ];
  expect(once).toBeGreaterThan(0);
  expect(twice / once).toBeLessThan(maxGrowth);
});

test.each<[string, (n: number) => string]>([
  ["headings", (n) => "<h2>a</h2>".repeat(n)],
  ["elements", (n) => "<br>".repeat(n)],
  ["levels", nested("<blockquote>", "</blockquote>")],
])("checkBody stops reading at the limit of %s", async (_, write) => {
  const { checkBody } = functions;
  checkBody(write(50_000));
  const [once, twice] = [
    await countLeast(() => checkBody(write(25_000))),
    await countLeast(() => checkBody(write(50_000))),
  ];
  expect(twice / once).toBeLessThan(1.1);
});
