import type { HeadersFunction } from "react-router";

/**
 * Marks the page of a loader that a host has failed: the page cache then prefers an older, whole
 * page, and keeps this one from being shown again.
 */
export const incompletePage = { "Cache-Control": "no-store" } as const;

/** For a route's `headers`: what its loader has set goes out with the page. */
export const passLoaderHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
