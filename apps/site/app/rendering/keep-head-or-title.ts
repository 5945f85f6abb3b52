import { pageTitle } from "@crm/contract/pages/page-title";
import type { MetaDescriptor } from "react-router";
import { readFirstHead } from "./page-head.ts";

/** The path of the page that has loaded this module. */
const firstPath = import.meta.env.SSR ? undefined : location.pathname;

/**
 * The `meta` in the browser of a page that is shown without a request and that search engines don't
 * list: the server's description when the browser opened this page first, else its title.
 */
export function keepHeadOrTitle(title: string) {
  return (page: { location: { pathname: string } }): MetaDescriptor[] =>
    page.location.pathname === firstPath ? readFirstHead() : [{ title: pageTitle(title) }];
}
