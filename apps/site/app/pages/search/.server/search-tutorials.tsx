import { tutorialPaths } from "@crm/brand";
import { createExcerpt } from "@crm/search/create-excerpt";
import { readHtmlText } from "@crm/search/read-html-text";
import { createTextIndex } from "@crm/search/text-index";
import { renderToStaticMarkup } from "react-dom/server";
import { tutorialElements } from "../../../content/tutorials/tutorial-elements.tsx";
import { tutorials } from "../../../content/tutorials/tutorials.ts";
import type { WrittenPage } from "../../../content/written-page.ts";
import type { FoundEntry } from "../found-entry.ts";

const files = import.meta.glob<WrittenPage>("../../../content/tutorials/*.mdx", { eager: true });

/** Pictures and link notes only repeat the text beside them. */
const elements = { ...tutorialElements, Shot: () => null, a: "a" };

/** The tutorials' texts, rendered and indexed once at startup. */
const texts = new Map(
  tutorials.map((tutorial) => {
    const page = files[`../../../content/tutorials/${tutorial.file}.mdx`];
    if (!page) throw new Error(`There is no text called ${tutorial.file}`);
    const html = renderToStaticMarkup(<page.default components={elements} />);
    return [tutorial.key as string, { tutorial, body: readHtmlText(html) }];
  }),
);
const index = createTextIndex();
for (const [id, { tutorial, body }] of texts) {
  index.put({ id, title: tutorial.title, summary: tutorial.lede, body });
}

/** Tutorials that match a query, best first. */
export function searchTutorials(query: string, limit: number): FoundEntry[] {
  return index.search(query, limit).flatMap(({ id, fit, words }) => {
    const text = texts.get(id);
    if (!text) return [];
    const { tutorial, body } = text;
    const { title, lede, key } = tutorial;
    const excerpt = createExcerpt(body, words) ?? lede;
    return [{ kind: "tutorial", path: tutorialPaths[key], title, excerpt, words, fit }];
  });
}
