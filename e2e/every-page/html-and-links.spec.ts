import { HtmlValidate } from "html-validate";
import { listUntaxedPrices } from "../../apps/site/testing/untaxed-prices.ts";
import { listPages } from "../fixtures/site-pages.ts";
import { expect, test } from "../fixtures/test.ts";

test.describe.configure({ mode: "parallel" });

test("every page is valid HTML with a unique title, a description, one h1, its canonical URL, and the tax beside a plan's price", async ({
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
  const titles = new Map<string, string>();
  for (const path of await listPages(request)) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const { results } = await validator.validateString(html, path);
    const errors = results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect.soft(errors, path).toEqual([]);

    const read = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
    const own = `${baseURL}${path}`;
    expect.soft(read(/<link rel="canonical" href="([^"]*)"\/>/), `${path}: canonical`).toBe(own);
    expect.soft(read(/<meta property="og:url" content="([^"]*)"\/>/), `${path}: og:url`).toBe(own);
    const title = read(/<title>([^<]+)<\/title>/);
    expect.soft(titles.get(title), `${path}: title of`).toBeUndefined();
    titles.set(title, path);
    const description = read(/<meta name="description" content="([^"]*)"/);
    expect.soft(description, `${path}: description`).toMatch(/^.{20,}$/s);
    expect.soft(html.match(/<h1[\s>]/g), `${path}: one h1`).toHaveLength(1);
    expect.soft(listUntaxedPrices(html), `${path}: prices without tax`).toEqual([]);
    for (const [, data = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/s/gs)) {
      expect(JSON.parse(data), path).toMatchObject({ "@context": "https://schema.org" });
    }
  }
});

test("no internal link, anchor or file is broken", async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  const answers = new Map<string, string>();
  const load = async (address: string, from: string): Promise<string> => {
    const known = answers.get(address);
    if (known !== undefined) return known;
    const answer = await request.get(address, { maxRedirects: 0 });
    expect.soft(answer.status(), `${address} on ${from}`).toBe(200);
    // Links lead to parts of pages, and to the drawings in one file.
    const hasIds = /^(?:text\/html|image\/svg)/.test(answer.headers()["content-type"] ?? "");
    const text = hasIds ? await answer.text() : "";
    answers.set(address, text);
    return text;
  };
  for (const path of await listPages(request)) {
    const page = `${baseURL}${path}`;
    for (const link of listLinks(await load(page, path))) {
      const { origin, pathname, search, hash } = new URL(link, page);
      if (origin !== new URL(page).origin || pathname.startsWith("/_")) continue;
      const target = await load(`${origin}${pathname}${search}`, path);
      const id = decodeURIComponent(hash.slice(1));
      if (id) expect.soft(listIds(target), `${link} on ${path}`).toContain(id);
    }
  }
  expect(answers.size).toBeGreaterThan(30);
});

/** Every address that a page links to, loads or has as its preview image. */
function listLinks(html: string): Set<string> {
  const attributes = html.matchAll(/\s(?:href|src|action|poster)="([^"]+)"/g);
  const pictures = html.matchAll(/(?:og|twitter):image" content="([^"]+)"/g);
  return new Set(
    [...attributes, ...pictures]
      .map(([, link = ""]) => link.replaceAll("&amp;", "&"))
      .filter((link) => !/^(?:mailto|tel|data):/.test(link)),
  );
}

function listIds(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id.replaceAll("&amp;", "&"));
}
