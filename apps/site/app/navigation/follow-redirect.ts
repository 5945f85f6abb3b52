/**
 * For a client loader that streams a promise: the router no longer accepts a redirect at that
 * point, so the browser navigates by itself.
 *
 * @param error the error of the server's loader
 * @returns a promise that never resolves, since the page is left; undefined when the error is not a redirect
 */
export function followRedirect(error: unknown): Promise<never> | undefined {
  const target = error instanceof Response ? error.headers.get("Location") : null;
  if (target === null) return undefined;
  window.location.replace(target);
  return new Promise(() => {});
}
