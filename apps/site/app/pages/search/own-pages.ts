import type { OwnPages } from "@crm/contract/pages/own-pages";
import { listOwnPages } from "./.server/search-own-pages.tsx";

/** `/search/pages.json`: the site's own pages, for the editors' link dialog. */
export function loader(): Response {
  return Response.json({ pages: listOwnPages() } satisfies OwnPages);
}
