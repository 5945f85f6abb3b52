import type { ReactNode } from "react";
import { joinClasses } from "./classes.ts";
import { stepAttribute } from "./follow-carousels.ts";

/**
 * A row that shows three items at a time, or one on a narrow screen. It is a scrolling list with
 * snap points, so touch, wheel and keyboard work without a script; the buttons move it by one item
 * (`follow-carousels.ts`).
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
  return (
    <div data-carousel>
      <div className="flex items-end justify-between gap-6">
        {heading}
        {children.length > 1 && (
          <div className={joinClasses("flex gap-2", children.length <= shown && "wide:hidden")}>
            <MoveButton label={`Previous: ${label}`} isEnd step={-1}>
              <path d="m14.75 6-6 6 6 6" />
            </MoveButton>
            <MoveButton label={`Next: ${label}`} isEnd={children.length <= shown} step={1}>
              <path d="m9.25 6 6 6-6 6" />
            </MoveButton>
          </div>
        )}
      </div>
      {children.length === 0 ? (
        <div className="mt-8">{empty}</div>
      ) : (
        <ul className="-mx-1 mt-7 flex relative snap-x snap-mandatory gap-5 overflow-x-auto px-1 py-1 [scrollbar-width:none] scroll-px-1 motion-safe:scroll-smooth wide:gap-6">
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
    </div>
  );
}

function MoveButton({
  label,
  isEnd,
  step,
  children,
}: {
  label: string;
  isEnd: boolean;
  /** How many items it moves the row by. */
  step: number;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: the button would lose the focus at the end of the row.
      aria-disabled={isEnd}
      {...{ [stepAttribute]: step }}
      className={joinClasses(
        "tap grid place-items-center rounded-full border-firm border-ink transition-press hover:bg-ink hover:text-paper",
        "aria-disabled:border-field aria-disabled:bg-transparent aria-disabled:text-soft aria-disabled:opacity-60",
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
