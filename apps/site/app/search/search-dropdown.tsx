import { articleMessages } from "@crm/contract/messages";
import { type ReactNode, useEffect } from "react";
import { Loading } from "../ui/loading.tsx";
import { InsideLink } from "./inside-link.tsx";
import { NoTitles } from "./no-titles.tsx";
import type { TitleEntry } from "./title-entry.ts";
import { TitleWithMatches } from "./title-with-matches.tsx";

const optionClass =
  "block rounded-option px-4 py-3 text-small leading-snug transition-colors hover:bg-leaf aria-selected:bg-leaf";

/** Props of a link in the dropdown: it is an option of the list. */
export interface OptionProps {
  id: string;
  role: "option";
  "aria-selected": boolean;
  tabIndex: -1;
  className: string;
  children: ReactNode;
}

/** The dropdown of a search box: titles with marked matches, or a message that there are none. */
export function SearchDropdown({
  listId,
  label,
  term,
  options,
  count,
  active,
  optionId,
  renderLink,
  choose,
  isInsideOffered,
  isStale,
}: {
  listId: string;
  label: string;
  term: string;
  /** Undefined while the titles are loading. */
  options: readonly TitleEntry[] | undefined;
  /** The total number of matches. */
  count: number;
  /** Index of the option selected by keyboard; -1: none. */
  active: number;
  optionId: (index: number) => string;
  renderLink: (entry: TitleEntry, option: OptionProps) => ReactNode;
  /** Called when an option is chosen. */
  choose: () => void;
  /** Whether the search inside articles is offered. */
  isInsideOffered: boolean;
  /** True when the host gave no current list, so there may be more titles. */
  isStale: boolean;
}) {
  const activeId = active >= 0 ? optionId(active) : "";
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  return (
    <div className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-card rounded-ss-tail border border-line bg-white shadow-float">
      {options === undefined && <Loading text={articleMessages.loading} className="p-5" />}
      {options?.length === 0 && (
        <div role="status" className="p-5">
          <NoTitles hasFailed={isStale} />
        </div>
      )}
      {options && options.length > 0 && (
        <>
          <p role="status" className="sr-only">
            {count === 1 ? "1 article" : `${count} articles`}
          </p>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the search box above has the keyboard */}
          <div
            id={listId}
            role="listbox"
            aria-label={label}
            tabIndex={-1}
            className="max-h-[min(26rem,60vh)] overflow-y-auto p-1.5"
            onClick={choose}
          >
            {options.map((entry, index) =>
              renderLink(entry, {
                id: optionId(index),
                role: "option",
                "aria-selected": index === active,
                tabIndex: -1,
                className: optionClass,
                children: (
                  <>
                    <span className="block font-semibold">
                      <TitleWithMatches title={entry.article.title} term={term} />
                    </span>
                    <span className="text-fine text-soft">
                      {(entry.category ?? entry.article.category)?.name}
                    </span>
                  </>
                ),
              }),
            )}
          </div>
          {count > options.length && (
            <p className="border-t border-line px-5 py-3 text-fine text-soft">
              {count - options.length} more. Press Enter to see all of them.
            </p>
          )}
        </>
      )}
      {isInsideOffered && (
        <p className="border-t border-line p-1.5 text-small">
          <InsideLink
            term={term}
            className="block rounded-option px-4 py-3 hover:bg-leaf focus-visible:-outline-offset-3"
          />
        </p>
      )}
    </div>
  );
}
