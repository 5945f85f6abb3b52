/** The class of the headings' links, for this script, the style sheet and the server that adds them. */
export const headingLinkClass = "heading-link";

const shownMs = 2_000;

/**
 * Makes the links of headings copy their own address. They still navigate to their heading, so that
 * the address bar shows the link when the browser denies clipboard access.
 *
 * @param announce receives the announcement; an empty string clears it
 * @returns a function that removes the listeners
 */
export function copyHeadingLinks(root: HTMLElement, announce: (said: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onClick = async ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>(`a.${headingLinkClass}`);
    if (!link) return;
    const said = await copy(link.href);
    link.dataset.said = said;
    announce(said);
    clearTimeout(timer);
    timer = setTimeout(() => {
      delete link.dataset.said;
      announce("");
    }, shownMs);
  };
  root.addEventListener("click", onClick);
  return () => {
    root.removeEventListener("click", onClick);
    clearTimeout(timer);
  };
}

async function copy(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return "Copied";
  } catch {
    return "The link is in the address bar";
  }
}
