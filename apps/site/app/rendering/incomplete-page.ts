import type { HeadersFunction } from "react-router";

/**
 * Marks a page as incomplete because a host has failed. The page cache then prefers an older,
 * complete page and does not store this one.
 */
export const incompletePage = { "Cache-Control": "no-store" } as const;

/** For a route's `headers`: copies the loader's headers to the page's response. */
export const passLoaderHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
