import { headingLinkClass } from "./link-headings.ts";

const shownMs = 2_000;

/**
 * Lets the links of headings copy themselves. They still lead to their heading, so that the address
 * is in the bar where the browser keeps the clipboard to itself.
 *
 * @param tell is told what to announce; an empty string when it is over
 * @returns what stops it
 */
export function copyHeadingLinks(root: HTMLElement, tell: (said: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onClick = async ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>(`a.${headingLinkClass}`);
    if (!link) return;
    const said = await copy(link.href);
    link.dataset.said = said;
    tell(said);
    clearTimeout(timer);
    timer = setTimeout(() => {
      delete link.dataset.said;
      tell("");
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
