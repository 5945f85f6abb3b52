import { clampOffset } from "./carousel-offset.ts";

/** On a carousel's button: how many items it moves the row by. */
export const stepAttribute = "data-step";

/**
 * Makes the buttons of all carousels of the page move their rows, and marks a button at the end of its
 * row. Returns a function that removes the listeners.
 */
export function followCarousels(): () => void {
  const carousels = document.querySelectorAll("[data-carousel]");
  const stops = [...carousels].map(followCarousel);
  return () => {
    for (const stop of stops) stop();
  };
}

function followCarousel(carousel: Element): () => void {
  const row = carousel.querySelector("ul");
  if (!row) return () => {};
  const stopping = new AbortController();
  const { signal } = stopping;
  const buttons = carousel.querySelectorAll(`[${stepAttribute}]`);
  const stepOf = (button: Element) => Number(button.getAttribute(stepAttribute));
  // The last target: a second click counts from there, not from the current scroll position.
  let target: number | undefined;

  const mark = () => {
    const { offset, last } = measure(row);
    for (const button of buttons) {
      const isEnd = stepOf(button) < 0 ? offset === 0 : offset >= last;
      button.setAttribute("aria-disabled", String(isEnd));
    }
  };
  const move = ({ currentTarget }: Event) => {
    const { offset, step, last } = measure(row);
    const to = clampOffset((target ?? offset) + stepOf(currentTarget as Element), last + 1, 1);
    if (to === offset) return;
    target = to;
    row.scrollTo({ left: to * step });
  };
  for (const button of buttons) button.addEventListener("click", move, { signal });
  row.addEventListener("scroll", mark, { passive: true, signal });
  row.addEventListener(
    "scrollend",
    () => {
      target = undefined;
    },
    { signal },
  );
  addEventListener("resize", mark, { signal });
  mark();
  return () => stopping.abort();
}

/**
 * Measures the index of the first visible item, that of the last position, and the distance between
 * items in pixels.
 */
function measure(row: Element): { offset: number; last: number; step: number } {
  const { length } = row.children;
  const [first, second] = row.children;
  const step =
    first && second
      ? second.getBoundingClientRect().left - first.getBoundingClientRect().left
      : row.clientWidth;
  const seen = Math.max(1, Math.round(row.clientWidth / step));
  const last = clampOffset(length, length, seen);
  return { step, last, offset: clampOffset(Math.round(row.scrollLeft / step), length, seen) };
}
