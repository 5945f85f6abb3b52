import type { ReactNode } from "react";

const attribute = "data-server-html";

/**
 * A part of a page that needs no script. The server renders its children; the browser, whose build
 * does not hold them, leaves their HTML alone when it takes the page over. After a navigation
 * inside the site there is no such HTML yet, and `html` carries it.
 *
 * @example
 * import Terms from "./terms.ssr.tsx"; // empty in the browser, see vite-server-only.ts
 * <ServerHtml html={loaderData.html}><Terms /></ServerHtml>
 */
export function ServerHtml({
  html = "",
  children,
}: {
  html: string | undefined;
  children: ReactNode;
}) {
  const marked = { [attribute]: "" };
  if (import.meta.env.SSR) return <div {...marked}>{children}</div>;
  return (
    <div
      {...marked}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page's HTML, nobody else's
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * Gets the part for a navigation inside the site: the page is asked for as any visitor would, and
 * the part is cut out of it.
 *
 * @param url the page's own address
 * @throws Error when the page has no such part
 */
export async function fetchServerHtml(url: string | URL): Promise<string> {
  const response = await fetch(url, { headers: { Accept: "text/html" } });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const part = page.querySelector(`[${attribute}]`);
  if (!part) throw new Error(`The page ${url} has not been sent whole`);
  return part.innerHTML;
}
