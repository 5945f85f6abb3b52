const shownMs = 2_000;
const label = "Copy";

/**
 * Makes every button with `data-copy` copy the code of its figure. When the browser denies
 * clipboard access, the code is selected instead.
 *
 * @returns a function that removes the listeners
 */
export function copyCodeOnClick(): () => void {
  const onClick = async ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>("[data-copy]");
    const code = button?.closest("figure")?.querySelector("code");
    if (!button || !code) return;
    const copied = await copy(code);
    button.textContent = copied ? "Copied" : "Press Ctrl+C";
    setTimeout(() => {
      button.textContent = label;
    }, shownMs);
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}

async function copy(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? "");
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}
