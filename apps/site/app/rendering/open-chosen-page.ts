declare global {
  interface Window {
    /** React Router's own router. */
    __reactRouterDataRouter?: { state: { navigation: { location?: Location } } };
  }
}

/**
 * Opens the page that the visitor has chosen when its script can't be loaded, as a link without scripts
 * does. React Router would load the current page again, so that the tap seems to do nothing.
 */
export function openChosenPage(): void {
  (window as Partial<Window>).navigation?.addEventListener("navigate", (event) => {
    const chosen = window.__reactRouterDataRouter?.state.navigation.location;
    if (event.navigationType !== "reload" || !chosen) return;
    event.preventDefault();
    location.assign(chosen.pathname + chosen.search + chosen.hash);
  });
}
