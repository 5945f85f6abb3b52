import { tutorialPaths } from "@crm/brand";
import { createExcerpt } from "@crm/search/create-excerpt";
import { readHtmlText } from "@crm/search/read-html-text";
import { createTextIndex } from "@crm/search/text-index";
import { renderToStaticMarkup } from "react-dom/server";
import { tutorialElements } from "../../../content/tutorials/tutorial-elements.tsx";
import { tutorials } from "../../../content/tutorials/tutorials.ts";
import type { WrittenPage } from "../../../content/written-page.ts";
import type { FoundEntry } from "../found-entry.ts";
import { listSitePages, type OwnPage } from "./site-pages.tsx";

const files = import.meta.glob<WrittenPage>("../../../content/tutorials/*.mdx", { eager: true });

/** Pictures and link notes only repeat the text beside them. */
const elements = { ...tutorialElements, Shot: () => null, a: "a" };

function listTutorials(): OwnPage[] {
  return tutorials.map(({ key, file, title, lede }) => {
    const page = files[`../../../content/tutorials/${file}.mdx`];
    if (!page) throw new Error(`There is no text called ${file}`);
    const html = renderToStaticMarkup(<page.default components={elements} />);
    return { kind: "tutorial", path: tutorialPaths[key], title, lede, body: readHtmlText(html) };
  });
}

/** The pages by their path, read and indexed once at startup. */
const pages = new Map(
  [...listTutorials(), ...listSitePages()].map((page) => [page.path, page] as const),
);
const index = createTextIndex();
for (const [id, { title, lede, body }] of pages) index.put({ id, title, summary: lede, body });

/** Tutorials and other pages of the site that match a query, best first. */
export function searchOwnPages(query: string, limit: number): FoundEntry[] {
  return index.search(query, limit).flatMap(({ id, fit, words }) => {
    const page = pages.get(id);
    if (!page) return [];
    const { kind, path, title, lede, body } = page;
    return [{ kind, path, title, excerpt: createExcerpt(body, words) ?? lede, words, fit }];
  });
}
