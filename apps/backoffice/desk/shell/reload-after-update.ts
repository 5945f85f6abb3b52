const key = "desk.reloaded-at";
const timeoutMs = 30_000;

/**
 * A page that was open while a new version was put in place asks for files that are gone; loading
 * it anew brings the new ones. Once only, so that a build that is really broken shows its error.
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
