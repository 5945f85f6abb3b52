import { type ReactNode, Suspense, use } from "react";
import { useLoaderData } from "react-router";
import { partAttribute } from "./later-parts.ts";

/** A page's parts that need no script, by name. */
type ServerHtmlParts = ReadonlyMap<string, string>;

/**
 * React ignores an unchanged `dangerouslySetInnerHTML` object, and does not compare its HTML during
 * hydration.
 */
const unchanged = { __html: "" };

/**
 * A part of a page that needs no script. The server renders its children; their module is named
 * `*.ssr.tsx`, so that the browser's build does not contain them (`vite/server-only.ts`).
 * Hydration keeps the server's HTML. After a client-side navigation the part takes its HTML from
 * `serverHtml` of the route's client loader.
 *
 * @param name identifies the part within its page
 * @param placeholder classes of an empty box with the part's size. It is shown while `serverHtml`
 *   is loading, and when the part could not be loaded.
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
  placeholder,
  children,
}: {
  name: string;
  className?: string;
  placeholder?: string;
  children: ReactNode;
}) {
  const loaded = useLoaderData<{
    serverHtml?: ServerHtmlParts | Promise<ServerHtmlParts>;
  } | null>();
  const box = { className, [partAttribute]: name };
  if (import.meta.env.SSR) return <div {...box}>{children}</div>;
  if (!loaded?.serverHtml) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, and keeps the server's HTML
    return <div {...box} suppressHydrationWarning dangerouslySetInnerHTML={unchanged} />;
  }
  const empty = (
    <div {...box}>
      <div className={placeholder} />
    </div>
  );
  return (
    <Suspense fallback={empty}>
      <Part name={name} parts={loaded.serverHtml} box={box} empty={empty} />
    </Suspense>
  );
}

function Part({
  name,
  parts,
  box,
  empty,
}: {
  name: string;
  parts: ServerHtmlParts | Promise<ServerHtmlParts>;
  box: object;
  empty: ReactNode;
}) {
  const html = (parts instanceof Promise ? use(parts) : parts).get(name);
  if (html === undefined) return empty;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own page only
  return <div {...box} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Requests the HTML of a page's parts for a client-side navigation.
 *
 * @param url the page's own address, or that of a document with its parts
 * @throws Error when it has no parts
 */
export async function fetchServerHtml(url: string | URL): Promise<ServerHtmlParts> {
  const response = await fetch(url, { headers: { Accept: "text/html" } });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const parts = [...page.querySelectorAll(`[${partAttribute}]`)];
  if (parts.length === 0) throw new Error(`The page ${url} is incomplete`);
  return new Map(parts.map((part) => [part.getAttribute(partAttribute) ?? "", part.innerHTML]));
}

/**
 * The client loader of a page that is one part: its server loader's data, and its HTML.
 *
 * @example
 * export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);
 */
export async function loadServerHtml<Data extends object>({
  url,
  serverLoader,
}: {
  url: URL;
  serverLoader: () => Promise<Data>;
}) {
  const [data, serverHtml] = await Promise.all([serverLoader(), fetchServerHtml(url)]);
  return { ...data, serverHtml };
}
