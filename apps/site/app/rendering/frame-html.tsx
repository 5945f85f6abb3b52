import type { ReactNode } from "react";

/** The name of a part of the frame. */
const frameAttribute = "data-frame";

/** React ignores an unchanged `dangerouslySetInnerHTML` object. */
const kept = new Map<string, { __html: string }>();

/**
 * A part of the frame of every page, such as the footer. The server renders its children; their
 * module is named `*.ssr.tsx`, so that the browser's build does not contain them
 * (`vite/server-only.ts`). The first page's HTML of the part stays for all later pages.
 *
 * @param name identifies the part
 */
export function FrameHtml({ name, children }: { name: string; children: ReactNode }) {
  const box = { className: "contents", [frameAttribute]: name };
  if (import.meta.env.SSR) return <div {...box}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own page only
  return <div {...box} suppressHydrationWarning dangerouslySetInnerHTML={keepHtml(name)} />;
}

/** The part's HTML in the document, with everything closed. An error page shows it again. */
function keepHtml(name: string): { __html: string } {
  const known = kept.get(name);
  if (known) return known;
  const part = document.querySelector(`[${frameAttribute}="${name}"]`)?.cloneNode(true);
  const html = part instanceof Element ? closeAll(part).innerHTML : "";
  const found = { __html: html };
  kept.set(name, found);
  return found;
}

function closeAll(part: Element): Element {
  for (const opened of part.querySelectorAll("[open]")) opened.removeAttribute("open");
  return part;
}
