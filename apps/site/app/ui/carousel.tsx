import { type ReactNode, useEffect, useRef, useState } from "react";
import { clampOffset } from "./carousel-offset.ts";
import { joinClasses } from "./classes.ts";

/**
 * A row that shows three items at a time, or one on a narrow screen. It is a scrolling list with
 * snap points, so touch, wheel and keyboard work without a script; the buttons move it by one item.
 */
export function Carousel({
  label,
  heading,
  shown,
  empty,
  children,
}: {
  /** Used in the buttons' labels for what they move. */
  label: string;
  heading: ReactNode;
  /** Number of visible items on a wide screen. */
  shown: number;
  /** Shown when there are no items. */
  empty: ReactNode;
  /** The items of the row. */
  children: readonly ReactNode[];
}) {
  const { list, offset, last, move } = useOffset(shown, children.length);
  return (
    <>
      <div className="flex items-end justify-between gap-6">
        {heading}
        {children.length > 1 && (
          <div className={joinClasses("flex gap-2", children.length <= shown && "wide:hidden")}>
            <MoveButton label={`Previous: ${label}`} isEnd={offset === 0} move={() => move(-1)}>
              <path d="m14.75 6-6 6 6 6" />
            </MoveButton>
            <MoveButton label={`Next: ${label}`} isEnd={offset >= last} move={() => move(1)}>
              <path d="m9.25 6 6 6-6 6" />
            </MoveButton>
          </div>
        )}
      </div>
      {children.length === 0 ? (
        <div className="mt-8">{empty}</div>
      ) : (
        <ul
          ref={list}
          className="-mx-1 mt-7 flex relative snap-x snap-mandatory gap-5 overflow-x-auto px-1 py-1 [scrollbar-width:none] scroll-px-1 motion-safe:scroll-smooth wide:gap-6"
        >
          {children.map((child, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: places keep their identity when their items change
              key={index}
              className="w-full shrink-0 snap-start wide:w-[calc((100%-3rem)/3)]"
            >
              {child}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function MoveButton({
  label,
  isEnd,
  move,
  children,
}: {
  label: string;
  isEnd: boolean;
  move: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: the button would lose the focus at the end of the row.
      aria-disabled={isEnd}
      onClick={move}
      className={joinClasses(
        "tap grid place-items-center rounded-full border-firm transition-press",
        isEnd ? "border-field text-soft opacity-60" : "border-ink hover:bg-ink hover:text-paper",
      )}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="size-5"
      >
        {children}
      </svg>
    </button>
  );
}

/**
 * The index of the first visible item, read from the scroll position, and a function to change it.
 */
function useOffset(shown: number, length: number) {
  const list = useRef<HTMLUListElement>(null);
  /**
   * The button's last target: a second click counts from there, not from the current scroll
   * position.
   */
  const target = useRef<number>(undefined);
  const [{ offset, last }, setPlace] = useState({
    offset: 0,
    last: clampOffset(length, length, shown),
  });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const follow = () => {
      const place = measure(element, length);
      setPlace((known) =>
        known.offset === place.offset && known.last === place.last ? known : place,
      );
    };
    const arrive = () => {
      target.current = undefined;
    };
    follow();
    element.addEventListener("scroll", follow, { passive: true });
    element.addEventListener("scrollend", arrive);
    addEventListener("resize", follow);
    return () => {
      element.removeEventListener("scroll", follow);
      element.removeEventListener("scrollend", arrive);
      removeEventListener("resize", follow);
    };
  }, [length]);

  const move = (by: number) => {
    const element = list.current;
    if (!element) return;
    const { offset: from, step, seen } = measure(element, length);
    const to = clampOffset((target.current ?? from) + by, length, seen);
    if (to === from) return;
    target.current = to;
    element.scrollTo({ left: to * step });
  };
  return { list, offset, last, move };
}

/**
 * Measures the number of visible items, the first visible index, and the distance between items in
 * pixels.
 */
function measure(element: HTMLElement, length: number) {
  const [first, second] = element.children;
  const step =
    first && second
      ? second.getBoundingClientRect().left - first.getBoundingClientRect().left
      : element.clientWidth;
  const seen = Math.max(1, Math.round(element.clientWidth / step));
  const last = clampOffset(length, length, seen);
  return {
    step,
    seen,
    last,
    offset: clampOffset(Math.round(element.scrollLeft / step), length, seen),
  };
}
