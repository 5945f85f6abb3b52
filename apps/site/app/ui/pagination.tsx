import { Link } from "react-router";
import { joinClasses } from "./classes.ts";

/** The row of page links under a list; the current page is not a link. */
export function Pagination({
  label,
  buttons,
  current,
  address,
}: {
  label: string;
  /** Page numbers in order; "gap" for pages that are left out. */
  buttons: readonly (number | "gap")[];
  current: number;
  address: (page: number) => string;
}) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-2">
        {buttons.map((button, index) =>
          button === "gap" ? (
            <li key={`after ${buttons[index - 1]}`} aria-hidden="true" className="px-1 text-soft">
              …
            </li>
          ) : (
            <li key={button}>
              <Link
                to={address(button)}
                aria-label={`Page ${button}`}
                aria-current={button === current ? "page" : undefined}
                className={joinClasses(
                  "tap grid place-items-center rounded-card rounded-es-tail border px-3 font-semibold tabular transition-colors",
                  button === current
                    ? "border-green bg-green text-white forced-colors:underline"
                    : "border-line bg-white hover:border-green hover:text-green",
                )}
              >
                {button}
              </Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
