/** Shorter than this, a sign of waiting would only flicker. Milliseconds. */
const flickerMs = 200;

/**
 * For a client loader: waits a moment for what is on its way, so that a page which comes quickly is
 * there at once. What takes longer is handed on as a promise, for the page to show that it loads.
 */
export async function awaitBriefly<Page>(
  page: Promise<Page>,
): Promise<{ page: Page | Promise<Page> }> {
  const late = new Promise<{ page: Promise<Page> }>((resolve) => {
    setTimeout(() => resolve({ page }), flickerMs);
  });
  return Promise.race([page.then((arrived) => ({ page: arrived })), late]);
}
