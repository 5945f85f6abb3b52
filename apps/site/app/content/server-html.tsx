import type { ReactNode } from "react";

const attribute = "data-server-html";

/**
 * A part of a page that needs no script. The server renders its children. The browser's build does
 * not contain them, so hydration keeps their HTML. After a client-side navigation there is no such
 * HTML, so `html` provides it.
 *
 * @example
 * import Terms from "./terms.ssr.tsx"; // empty in the browser, see vite/server-only.ts
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own page only
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * Loads the part for a client-side navigation: requests the page's HTML and cuts out the part.
 *
 * @param url the page's own address
 * @throws Error when the page has no such part
 */
export async function fetchServerHtml(url: string | URL): Promise<string> {
  const response = await fetch(url, { headers: { Accept: "text/html" } });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const part = page.querySelector(`[${attribute}]`);
  if (!part) throw new Error(`The page ${url} is incomplete`);
  return part.innerHTML;
}
