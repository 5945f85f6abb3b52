import { brand, tutorialPaths } from "@crm/brand";
import type { OwnPages } from "@crm/contract/pages/own-pages";
import { homeAnchors } from "@crm/contract/pages/site-paths";
import { createExcerpt } from "@crm/search/create-excerpt";
import { readHtmlText } from "@crm/search/read-html-text";
import { createTextIndex } from "@crm/search/text-index";
import { renderToStaticMarkup } from "react-dom/server";
import { tutorialElements } from "../../../content/tutorials/tutorial-elements.tsx";
import { tutorials } from "../../../content/tutorials/tutorials.ts";
import type { WrittenPage } from "../../../content/written-page.ts";
import { footerGroups, resourceItems } from "../../../navigation/navigation-items.ts";
import { paths } from "../../../paths.ts";
import type { FoundEntry } from "../found-entry.ts";
import { listSitePages, type OwnPage } from "./site-pages.tsx";

const files = import.meta.glob<WrittenPage>("../../../content/tutorials/*.mdx", { eager: true });

/** Pictures and link notes only repeat the text beside them. */
const elements = { ...tutorialElements, Shot: () => null, a: "a" };

type ListedPage = OwnPages["pages"][number];

function findText(file: string): WrittenPage {
  const page = files[`../../../content/tutorials/${file}.mdx`];
  if (!page) throw new Error(`There is no text called ${file}`);
  return page;
}

function listTutorials(): OwnPage[] {
  return tutorials.map(({ key, file, title, lede }) => {
    const page = findText(file);
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

/** The pages that editors can link to: tutorials with their headings, and every other page. */
export function listOwnPages(): ListedPage[] {
  const listed = [...pages.values()].filter(({ kind }) => kind === "page");
  const others = resourceItems.filter(({ to }) => !pages.has(to));
  return [
    ...tutorials.map(({ key, file, title }) => ({
      kind: "tutorial" as const,
      path: tutorialPaths[key],
      title,
      headings: findText(file).headings.map(({ id, text }) => ({ id, text })),
    })),
    describeHome(),
    ...[...listed, ...others.map(({ label, to }) => ({ title: label, path: to }))].map(
      ({ title, path }) => ({ kind: "page" as const, path, title, headings: [] }),
    ),
  ];
}

/** The parts of the home page are the footer's links to them. */
function describeHome(): ListedPage {
  const links = footerGroups.flatMap(({ items }) => items);
  const anchors = homeAnchors.flatMap((id) => {
    const link = links.find(({ to }) => to === `${paths.home}#${id}`);
    return link ? [{ id, text: link.label }] : [];
  });
  return { kind: "page", path: paths.home, title: brand.product.name, headings: anchors };
}
