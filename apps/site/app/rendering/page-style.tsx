import pageStyles from "virtual:page-styles";
import { useLayoutEffect } from "react";
import { useMatches } from "react-router";
import { laterSheet } from "./later-sheet.ts";

/**
 * The style sheet of the open page. React shows the next page when its sheet is loaded, and leaves
 * the last page's sheet in the document. It is switched off then: two sheets together could
 * override each other's rules in the wrong order.
 *
 * A page with later parts has a second sheet: all of the first one and what these parts need. It is
 * loaded with them, here after a client-side navigation, else by `later-parts.ts`.
 */
export function PageStyle() {
  const { id, loaderData } = useMatches().at(-1) ?? { id: "root", loaderData: undefined };
  const page = pageStyles[id] ?? pageStyles.root;
  const later = pageStyles[laterSheet(id)];
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-precedence]")) {
      const href = link.getAttribute("href");
      const isWanted = href === page || href === later;
      if (link.sheet) link.sheet.disabled = !isWanted;
      // Still loading for parts of the last page; React does not know this element.
      else if (!isWanted && "later" in link.dataset) link.remove();
    }
  }, [page, later]);
  // In development Vite inserts the main sheet.
  if (!page) return null;
  return (
    <>
      <link rel="stylesheet" href={page} precedence="page" />
      {later && loaderData ? <link rel="stylesheet" href={later} precedence="page" /> : null}
    </>
  );
}
