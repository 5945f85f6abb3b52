const key = "desk.reloaded-at";
const timeoutMs = 30_000;

/**
 * Reloads a page that was open during a deployment, because its files no longer exist. It reloads
 * only once in 30 seconds, so that a broken build shows its error.
 */
export function reloadAfterUpdate(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < timeoutMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
