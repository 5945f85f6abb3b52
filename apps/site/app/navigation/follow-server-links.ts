import type { NavigateFunction } from "react-router";
import { type LinkNavigation, navigationAttribute } from "../ui/state-link.tsx";

/** On a link that takes the place of the current history entry. */
export const replaceAttribute = "data-replace";

/**
 * Opens the router's links in the server's HTML without a full page load, as in HTML that React
 * renders. The router marks all its links with `data-discover`, and those that React renders have
 * handled the click by now. Returns a function that stops this.
 */
export function followServerLinks(navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a[data-discover]");
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event, link)) return;
    event.preventDefault();
    const { pathname, search, hash, href } = link;
    const replace = link.hasAttribute(replaceAttribute) || href === location.href;
    const { to, state }: LinkNavigation = JSON.parse(
      link.getAttribute(navigationAttribute) ?? "{}",
    );
    if (to) void navigate(to, { replace, state, mask: pathname });
    else void navigate({ pathname, search, hash }, { replace, state });
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}

/** With a modifier key or another button, the browser opens a tab or a window. */
function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  const isModified = metaKey || ctrlKey || shiftKey || altKey;
  return button === 0 && !isModified && !defaultPrevented && !link.target;
}
