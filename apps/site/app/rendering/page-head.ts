import { pageTitle } from "@crm/contract/pages/page-title";
import type { MetaDescriptor } from "react-router";

/** The server's HTML of a page: its head, and its parts that need no script, by name. */
export interface ServerPage {
  head: MetaDescriptor[];
  parts: ReadonlyMap<string, string>;
}

/** What `describePage` writes into a page's head; the frame has further tags. */
const ownTags =
  'title, link[rel="canonical"], link[rel="alternate"], meta[property], meta[name]:not([name="viewport"], [name="theme-color"]), script[type="application/ld+json"]';

/** Reads the description of a page from its HTML. */
export function readHead(page: Document): MetaDescriptor[] {
  return [...page.head.querySelectorAll(ownTags)].map((tag): MetaDescriptor => {
    const text = tag.textContent ?? "";
    if (tag instanceof HTMLTitleElement) return { title: text };
    if (tag instanceof HTMLScriptElement) return { "script:ld+json": JSON.parse(text) };
    const attributes = Object.fromEntries(
      [...tag.attributes].map(({ name, value }) => [name, value]),
    );
    return tag instanceof HTMLLinkElement ? { tagName: "link", ...attributes } : attributes;
  });
}

let firstHead: MetaDescriptor[] | undefined;

/** The description of the page that the browser opened first. */
export function readFirstHead(): MetaDescriptor[] {
  firstHead ??= readHead(document);
  return firstHead;
}

/**
 * The `meta` of a page in the browser: the description that the server has written, so that the
 * browser does not load what composes it.
 *
 * @param nameLoading the page's title while its HTML is still loading, from the link's navigation state
 * @example
 * export const meta: Route.MetaFunction = import.meta.env.SSR
 *   ? ({ matches }) => describePage(matches, copy.page)
 *   : keepHead();
 */
export function keepHead(nameLoading: (state: unknown) => string | undefined = () => undefined) {
  return (page: { loaderData?: unknown; location: { state: unknown } }): MetaDescriptor[] => {
    const { serverHtml } = (page.loaderData ?? {}) as {
      serverHtml?: ServerPage | Promise<ServerPage>;
    };
    if (!serverHtml) return readFirstHead();
    if (!(serverHtml instanceof Promise)) return serverHtml.head;
    const name = nameLoading(page.location.state);
    return name ? [{ title: pageTitle(name) }] : [];
  };
}
