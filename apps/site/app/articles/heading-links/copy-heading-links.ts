/** The class of the headings' links, for this script, the style sheet and the server that adds them. */
export const headingLinkClass = "heading-link";

/** The id of the text that announces what was copied. */
export const copiedId = "heading-link-copied";

const shownMs = 2_000;

/**
 * Makes the links of headings copy their own address. They still navigate to their heading, so that
 * the address bar shows the link when the browser denies clipboard access.
 *
 * @returns a function that removes the listeners
 */
export function copyHeadingLinks(): () => void {
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
  document.addEventListener("click", onClick);
  return () => {
    document.removeEventListener("click", onClick);
    clearTimeout(timer);
  };
}

function announce(said: string): void {
  const status = document.getElementById(copiedId);
  if (status) status.textContent = said;
}

async function copy(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return "Copied";
  } catch {
    return "The link is in the address bar";
  }
}
