import type { ArticleHeading } from "@crm/server-kit/article-headings";
import { visitElements } from "@crm/server-kit/visit-elements";
import type { Root } from "hast";
import { headingLinkClass } from "../../../articles/heading-links/copy-heading-links.ts";

/**
 * Adds a link beside each heading of an article. Without a script it is a normal link. It is beside
 * the heading, not in it, so that screen readers read the heading without it.
 *
 * @param tree a body whose headings have ids
 * @param headings these headings, in order
 */
export function linkHeadings(tree: Root, headings: readonly ArticleHeading[]): void {
  const texts = new Map(headings.map(({ id, text }) => [id, text]));
  visitElements(tree, (element, index, parent) => {
    const id = String(element.properties.id ?? "");
    const text = texts.get(id);
    if (text === undefined) return;
    parent.children[index] = {
      type: "element",
      tagName: "div",
      properties: { className: ["linked-heading"] },
      children: [
        element,
        {
          type: "element",
          tagName: "a",
          properties: {
            className: [headingLinkClass],
            href: `#${id}`,
            "aria-label": `Copy the link to: ${text}`,
          },
          children: [],
        },
      ],
    };
  });
}
