import type { ReactNode } from "react";
import { joinClasses } from "./classes.ts";

/** On a summary that only opens its item; the page has a listener for it. */
export const staysOpenAttribute = "data-stays-open";

/** A list of questions that open in place. It uses `<details>`, so it works without a script. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="border-b border-line">{children}</div>;
}

/** One question. Opening an item closes the other items of the same `group`. */
export function AccordionItem({
  question,
  group,
  open = false,
  staysOpen = false,
  children,
}: {
  question: ReactNode;
  group?: string;
  open?: boolean;
  /** Only opening another item of its group closes it, so that one item is always open. */
  staysOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details name={group} open={open} className="group border-t border-line">
      <summary
        {...(staysOpen && { [staysOpenAttribute]: "" })}
        className={joinClasses(
          "flex min-h-11 list-none items-start justify-between gap-6 py-5 text-card font-semibold transition-colors hover:text-green",
          // Clicks on an open item have no effect, also before the scripts have arrived.
          staysOpen && "group-open:pointer-events-none",
        )}
      >
        {question}
        <span
          aria-hidden="true"
          className={joinClasses(
            "relative mt-1.5 size-4 shrink-0 text-green",
            staysOpen && "group-open:invisible",
          )}
        >
          {/* Borders, which are visible in forced colours too. */}
          <span className="absolute top-1.75 inset-s-0 w-4 border-t-thread" />
          <span className="absolute top-0 inset-s-1.75 h-4 border-s-thread transition-transform group-open:scale-y-0" />
        </span>
      </summary>
      <div className="max-w-text pb-6 text-soft">{children}</div>
    </details>
  );
}
