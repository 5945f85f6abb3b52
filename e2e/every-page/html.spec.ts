import { tutorialPaths } from "@crm/brand";
import { HtmlValidate } from "html-validate";
import { listUntaxedPrices } from "../../apps/site/testing/untaxed-prices.ts";
import { keepAnswers } from "../fixtures/kept-answers.ts";
import { readClasses, readStyledClasses } from "../fixtures/page-classes.ts";
import { listPages } from "../fixtures/site-pages.ts";
import { expect, test } from "../fixtures/test.ts";

// The tests run one after another in one worker, so that each page is requested once.
test.describe.configure({ timeout: 180_000 });

const get = keepAnswers();

test("every page is valid HTML with a unique title, a description, one h1, its canonical URL, and the tax beside a plan's price", async ({
  request,
  baseURL,
}) => {
  const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
  const titles = new Map<string, string>();
  for (const path of await listPages(request)) {
    const { status, text: html } = await get(request, path);
    expect(status, path).toBe(200);
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

test("no internal link, anchor or file is broken, also on pages that only the help centre links to", async ({
  request,
  baseURL,
}) => {
  const load = async (address: string, from: string): Promise<string> => {
    const { status, text } = await get(request, address);
    expect.soft(status, `${address} on ${from}`).toBe(200);
    return text;
  };
  const pages = new Set(await listPages(request));
  expect(pages.size).toBeGreaterThan(100);
  // Many links lead to the same page.
  const idsOf = new Map<string, string[]>();
  // Entries that are added to the set during the loop are read too.
  for (const path of pages) {
    const page = `${baseURL}${path}`;
    for (const link of listLinks(await load(path, path))) {
      const { origin, pathname, search, hash } = new URL(link, page);
      if (origin !== new URL(page).origin || pathname.startsWith("/_")) continue;
      const address = `${pathname}${search}`;
      const target = await load(address, path);
      const id = decodeURIComponent(hash.slice(1));
      if (id) {
        const ids = idsOf.get(address) ?? listIds(target);
        idsOf.set(address, ids);
        expect.soft(ids, `${link} on ${path}`).toContain(id);
      }
      if (pathname.startsWith("/help-center")) pages.add(`${pathname}${search}`);
    }
  }
});

test("every page has a title of at most 60 characters, a unique description of 120 to 155, and the metadata for link previews", async ({
  page,
  request,
}) => {
  const descriptions = new Map<string, string>();
  for (const path of await listPages(request)) {
    const meta = await page.evaluate(readMeta, (await get(request, path)).text);
    const description = meta.description ?? "";
    if (meta.robots !== "noindex") {
      expect.soft(meta.title?.length, `${path}: title ${meta.title}`).toBeLessThanOrEqual(60);
      expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(120);
      expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(155);
    }
    expect.soft(descriptions.get(description), `${path}: description of`).toBeUndefined();
    descriptions.set(description, path);
    expect.soft(meta, path).toMatchObject({
      "og:title": expect.stringMatching(/./),
      "og:description": description,
      "og:image": expect.stringMatching(/^http/),
      "twitter:card": expect.stringMatching(/^summary/),
      "twitter:title": expect.stringMatching(/./),
    });
  }
});

/** Runs in the browser: returns the meta tags of a page given as HTML text. */
function readMeta(html: string): Record<string, string | undefined> {
  const { head } = new DOMParser().parseFromString(html, "text/html");
  const tags = [...head.querySelectorAll("meta[content]")].map((tag) => [
    tag.getAttribute("name") ?? tag.getAttribute("property") ?? "",
    tag.getAttribute("content") ?? "",
  ]);
  return { ...Object.fromEntries(tags), title: head.querySelector("title")?.textContent };
}

test("every sample post and every tutorial has its own link preview, a PNG of 1200 by 630", async ({
  request,
}) => {
  const seen = new Map<string, string>();
  const tutorials = Object.values<string>(tutorialPaths);
  const pages = (await listPages(request)).filter(
    (path) => path.startsWith("/blog/") || tutorials.includes(path),
  );
  expect(pages).toHaveLength(24 + 19);
  for (const path of pages) {
    const { text: html } = await get(request, path);
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(seen.get(address), `${path}: ${address} belongs to`).toBeUndefined();
    seen.set(address, path);
    const answer = await request.get(address);
    expect(answer.headers()["content-type"], address).toBe("image/png");
    // A PNG has its width and height in its bytes 16 to 23.
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], address).toEqual([1200, 630]);
  }
});

test("the style sheets of each page have every class of its HTML that a sheet of any page has", async ({
  request,
}) => {
  const sheets = new Map<string, Set<string>>();
  const pages: { path: string; used: Set<string>; styled: Set<string> }[] = [];
  for (const path of await listPages(request)) {
    const { text: html } = await get(request, path);
    const styled = new Set<string>();
    for (const [, href = ""] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
      const classes = sheets.get(href) ?? readStyledClasses((await get(request, href)).text);
      sheets.set(href, classes);
      for (const name of classes) styled.add(name);
    }
    pages.push({ path, used: readClasses(html), styled });
  }
  const all = new Set([...sheets.values()].flatMap((classes) => [...classes]));
  expect(all.size).toBeGreaterThan(500);
  for (const { path, used, styled } of pages) {
    const missing = [...used].filter((name) => all.has(name) && !styled.has(name));
    expect.soft(missing, path).toEqual([]);
  }
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
