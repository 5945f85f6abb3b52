import { parseHtml } from "@crm/server-kit/parse-html";
import { visitElements } from "@crm/server-kit/visit-elements";
import { expect, it } from "vitest";
import { sanitizeContent } from "../apps/backoffice/server/articles/sanitize-content.ts";
import { prepareBody } from "../apps/site/app/backend/.server/article-html/prepare-body.ts";
import { readCorpora } from "./corpora/corpora.ts";

const vectors = readCorpora().flatMap((corpus) => corpus.vectors);

/** What an article's HTML may consist of, written out by hand. */
const tags = new Set(
  "p br hr blockquote div span h2 h3 h4 ul ol li dl dt dd strong b em i u s mark small sub sup code pre kbd a img figure figcaption table caption thead tbody tfoot tr th td".split(
    " ",
  ),
);
const attributes = new Set(
  "href src alt width height start colSpan rowSpan scope className".split(" "),
);
const classNames = new Set(["tip", "note", "warning", "steps", "faq", "small", "medium"]);
const address = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

function findUnsafe(html: string): string[] {
  const found: string[] = [];
  visitElements(parseHtml(html).tree, ({ tagName, properties }) => {
    if (!tags.has(tagName)) found.push(tagName);
    for (const [name, value] of Object.entries(properties)) {
      if (!attributes.has(name)) found.push(name);
      if (/^(?:href|src)$/.test(name) && !address.test(String(value))) found.push(String(value));
      if (Array.isArray(value)) {
        found.push(...value.map(String).filter((one) => !classNames.has(one)));
      }
    }
    return undefined;
  });
  return found;
}

it("the corpora have more than 250 vectors, and most of them contain what an article must not", () => {
  expect(vectors.length).toBeGreaterThan(250);
  expect(vectors.filter((html) => findUnsafe(html).length > 0).length).toBeGreaterThan(150);
});

it.each(vectors)("only elements, attributes and addresses of an article stay of %j", (vector) => {
  const saved = sanitizeContent(vector);
  expect(findUnsafe(saved)).toEqual([]);
  expect(sanitizeContent(saved)).toBe(saved);
  const { html, faq = [] } = prepareBody(vector, "https://desk.example/");
  expect(html).not.toMatch(/<(?:script|style|svg|math|iframe|object|form|input|template)\b/i);
  expect(faq.every(({ question }) => !/<[a-z]/i.test(question) || vector.includes("&lt;"))).toBe(
    true,
  );
});
