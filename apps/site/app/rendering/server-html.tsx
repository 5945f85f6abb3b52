import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { redirect, useLoaderData } from "react-router";
import { followRedirect } from "../navigation/follow-redirect.ts";
import { useArrived } from "../navigation/use-arrived.ts";
import { readHead, type ServerPage } from "./page-head.ts";
import { partAttribute } from "./part-attribute.ts";

/** A page whose HTML could not be loaded. */
const noServerPage: ServerPage = { head: [], parts: new Map() };

/** The first page: its HTML is in the document. */
const firstPage: ServerPage = { head: [], parts: new Map() };

/**
 * Keeps the server's HTML: React does not compare it during hydration, and ignores this object while it
 * is unchanged.
 */
const unchanged = { __html: "" };

/**
 * A part of a page that needs no script. The server renders its children; their module is named
 * `*.ssr.tsx`, so that the browser's build does not contain them (`vite/server-only.ts`).
 * Hydration keeps the server's HTML. After a client-side navigation the part takes its HTML from
 * `serverHtml` of the route's client loader.
 *
 * @param name identifies the part within its page
 * @param loading is shown while a promised `serverHtml` is loading, unless the part's last HTML is
 * @param failed is shown when the part could not be loaded
 * @param stays keeps the elements when the next HTML is the same, with what a reader has typed there
 * @param listen makes the HTML interactive; called when it is in the page, with whether this is the first
 *   page, and returns a function that removes its listeners
 * @example
 * import Terms from "./terms.ssr.tsx";
 *
 * export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);
 *
 * <ServerHtml name="terms"><Terms /></ServerHtml>
 */
export function ServerHtml({
  name,
  className,
  loading,
  failed = loading,
  stays = false,
  listen,
  children,
}: {
  name: string;
  className?: string;
  loading?: ReactNode;
  failed?: ReactNode;
  stays?: boolean;
  listen?: (isFirst: boolean) => () => void;
  children: ReactNode;
}) {
  const loaded = useLoaderData<{ serverHtml?: ServerPage | Promise<ServerPage> } | null>();
  const { page } = useArrived(loaded?.serverHtml ?? firstPage);
  const arrived = page === firstPage ? "" : page?.parts.get(name);
  const [first, setFirst] = useState<string>();
  if (first !== undefined && arrived && arrived !== first) setFirst(undefined);
  const html = first !== undefined && arrived === first ? "" : arrived;
  const inner = useMemo(() => (html ? { __html: html } : unchanged), [html]);
  useEffect(() => (html === undefined ? undefined : listen?.(html === "")), [html, listen]);
  const focus = useKeptFocus(html);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page's HTML
  useEffect(() => {
    if (stays && html === "") setFirst(focus.ref.current?.innerHTML);
  }, []);
  const box = { className, [partAttribute]: name };
  if (import.meta.env.SSR) return <div {...box}>{children}</div>;
  if (html === undefined) {
    return (
      <div key="none" {...box}>
        {page ? failed : loading}
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own page only
  return <div {...box} {...focus} suppressHydrationWarning dangerouslySetInnerHTML={inner} />;
}

/** When new HTML takes the place of a focused link, such as one of a list's pages, focuses it again. */
function useKeptFocus(html: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const href = useRef<string>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new HTML
  useLayoutEffect(() => {
    if (href.current === null || document.activeElement !== document.body) return;
    for (const link of box.current?.querySelectorAll("a") ?? []) {
      if (link.getAttribute("href") === href.current) return link.focus({ preventScroll: true });
    }
  }, [html]);
  const onFocus = ({ target }: { target: Element }) => {
    href.current = target.getAttribute("href");
  };
  return { ref: box, onFocus };
}

/**
 * Requests the HTML of a page for a client-side navigation.
 *
 * @param url the page's own address, or that of a document with its parts
 * @throws Response a redirect, when the page has another address
 * @throws Error when it has no parts
 */
export async function fetchServerHtml(url: string | URL): Promise<ServerPage> {
  const response = await fetch(url, { headers: { Accept: "text/html" } });
  if (response.redirected) throw redirect(response.url);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const parts = [...page.querySelectorAll(`[${partAttribute}]`)];
  if (parts.length === 0) throw new Error(`The page ${url} is incomplete`);
  return {
    head: readHead(page),
    parts: new Map(parts.map((part) => [part.getAttribute(partAttribute) ?? "", part.innerHTML])),
  };
}

/**
 * The client loader of a page that is shown at once: with its parts' `loading`, then with the server's
 * HTML, or with their `failed`.
 */
export function promiseServerHtml(url: string | URL): { serverHtml: Promise<ServerPage> } {
  const serverHtml = fetchServerHtml(url).catch((error) => {
    const left = followRedirect(error);
    if (left) return left;
    console.error(error);
    return noServerPage;
  });
  return { serverHtml };
}

/**
 * The client loader of a page whose content is the server's HTML.
 *
 * @example
 * export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);
 */
export async function loadServerHtml({ url }: { url: URL }) {
  return { serverHtml: await fetchServerHtml(url) };
}
