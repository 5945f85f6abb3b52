/**
 * Loads a page's later parts when the reader comes near one. All are in one document, whose address
 * is in `data-later` of each part's placeholder, with the part's id. The document's style sheet is
 * loaded before they are shown; it has all rules of the page's sheet, in the same order.
 *
 * When something can't be loaded, the placeholders stay, and it is loaded again later while the
 * reader is near one. This is in the boot script, so it must be short.
 */
export function watchLaterParts(): void {
  const places = document.querySelectorAll<HTMLElement>("[data-later]");
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      showParts(places).catch(() => setTimeout(watchLaterParts, 5_000));
    },
    { rootMargin: "50%" },
  );
  for (const place of places) watch.observe(place);
}

async function showParts(places: NodeListOf<HTMLElement>): Promise<void> {
  let source: Document | undefined;
  for (const place of places) {
    const address = place.dataset.later ?? "";
    source ??= await loadDocument(address);
    // An error page has no such part, and this throws.
    const part = source.querySelector(address.replace(/.*#/, "#")) as Element;
    place.replaceWith(...part.childNodes);
  }
}

async function loadDocument(address: string): Promise<Document> {
  const text = await (await fetch(address)).text();
  const source = new DOMParser().parseFromString(text, "text/html");
  const styles = source.querySelector("link");
  if (styles) {
    await new Promise((resolve, reject) => {
      styles.onload = resolve;
      styles.onerror = reject;
      document.head.append(styles);
    });
  }
  return source;
}
