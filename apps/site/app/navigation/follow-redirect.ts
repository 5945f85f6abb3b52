/**
 * For what a client loader waits for after it has already let the page begin: the router takes no
 * redirect any more then, so the browser goes there by itself.
 *
 * @param error what the server's loader has failed with
 * @returns nothing that ever comes, for the page is left; undefined when it was no redirect
 */
export function followRedirect(error: unknown): Promise<never> | undefined {
  const target = error instanceof Response ? error.headers.get("Location") : null;
  if (target === null) return undefined;
  window.location.replace(target);
  return new Promise(() => {});
}
