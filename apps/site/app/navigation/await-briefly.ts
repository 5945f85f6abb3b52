/** A loading indicator for a shorter wait would only flicker. Milliseconds. */
const flickerMs = 200;

/**
 * For a client loader: waits a moment for its page, so that a fast page appears at once. A slower
 * page is returned as a promise, so that the route can show a loading state.
 */
export async function awaitBriefly<Page>(
  page: Promise<Page>,
): Promise<{ page: Page | Promise<Page> }> {
  const late = new Promise<{ page: Promise<Page> }>((resolve) => {
    setTimeout(() => resolve({ page }), flickerMs);
  });
  return Promise.race([page.then((arrived) => ({ page: arrived })), late]);
}
