import { useEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";

/** How far down each entry of the history was when it was left. A reload forgets it. Pixels, by key. */
const positions = new Map<string, number>();

/** A list that is loaded again needs some time until it is as long as it was. Milliseconds. */
const longestWaitMs = 2_000;

/**
 * Begins each newly opened page at its top, and shows one that is opened again by the browser's back button
 * where it was left. A link of react-admin does the first itself; all other links need this.
 */
export function ScrollPosition() {
  const location = useLocation();
  const isBack = useNavigationType() === "POP";
  const shown = useRef<Location>(undefined);

  useEffect(() => {
    // The browser would restore before the page has its height.
    history.scrollRestoration = "manual";
    return () => {
      history.scrollRestoration = "auto";
    };
  }, []);

  useEffect(() => {
    const remember = () => positions.set(location.key, window.scrollY);
    window.addEventListener("scroll", remember);
    return () => window.removeEventListener("scroll", remember);
  }, [location.key]);

  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (!before || before.key === location.key) return;
    if (isBack) return restore(positions.get(location.key) ?? 0);
    // A filter or a tab of the same page changes the rest of the address only, and nothing moves.
    if (before.pathname === location.pathname) positions.set(location.key, window.scrollY);
    else window.scrollTo(0, 0);
    return undefined;
  }, [location, isBack]);

  return null;
}

/** After one of these events the page must no longer scroll by itself. */
const inputs = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls as far as the page is long while it grows, until somebody uses the page. */
function restore(position: number): () => void {
  const end = Date.now() + longestWaitMs;
  let frame = requestAnimationFrame(function scroll() {
    const furthest = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, Math.min(position, furthest));
    if (position > furthest && Date.now() < end) frame = requestAnimationFrame(scroll);
  });
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const input of inputs) window.removeEventListener(input, stop);
  };
  for (const input of inputs) window.addEventListener(input, stop, { passive: true });
  return stop;
}
