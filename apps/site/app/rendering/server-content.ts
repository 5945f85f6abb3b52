/** What a loader has kept on the server, by the loader's result. */
const contents = new WeakMap<object, unknown>();

/** A loader's result for the browser; only its type has the content. */
interface KeptContent<Content> {
  content?: Content;
}

/** A route's loader data: on the server what the loader has kept, in the browser the HTML of it. */
export type Loaded<Content> = KeptContent<Content> | { serverHtml: unknown };

/**
 * In a loader: keeps a page's content on the server. Its `meta` and its `*.ssr.tsx` module read it from
 * the loader's result, and the browser gets their HTML, but not the content a second time.
 *
 * @param sent what the browser needs beside the HTML
 * @returns the loader's result
 */
export function keepContent<Content, Sent extends object = object>(
  content: Content,
  sent?: Sent,
): Sent & KeptContent<Content> {
  const kept = { ...sent } as Sent & KeptContent<Content>;
  contents.set(kept, content);
  return kept;
}

/**
 * The content that the loader has kept.
 *
 * @param loaderData the route's loader data, on the server
 * @throws Error in the browser, which has none
 */
export function readContent<Content>(loaderData: Loaded<Content>): Content {
  if (!contents.has(loaderData)) throw new Error("The content of this page is not kept here");
  return contents.get(loaderData) as Content;
}
