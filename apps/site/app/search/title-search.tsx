import { SearchIcon } from "@crm/drawings/icons/ui-icons";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Form } from "react-router";
import { buttonClass } from "../ui/button.tsx";
import { normalizeTerm } from "./find-term.ts";
import { type OptionProps, SearchDropdown } from "./search-dropdown.tsx";
import { longestTerm, mostFound, termParameter } from "./term.ts";
import type { TitleEntry } from "./title-entry.ts";
import { useTitles } from "./use-titles.ts";

/**
 * A search box over titles. Typing opens a list of matching titles under the box: arrow keys move
 * the selection, Enter opens it, Escape or a click elsewhere closes the list. Without a script, or
 * on Enter without a selection, the form opens the results page.
 */
export function TitleSearch({
  label,
  action,
  source,
  sent = "",
  renderLink,
}: {
  label: string;
  /** Path of the results page. */
  action: string;
  /** Address of the titles' JSON. */
  source: string;
  /** The search term of the page's address. */
  sent?: string | undefined;
  renderLink: (entry: TitleEntry, option: OptionProps) => ReactNode;
}) {
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState(sent);
  const [isClosed, setClosed] = useState(sent !== "");
  const [active, setActive] = useState(-1);
  const isOpen = !isClosed && normalizeTerm(term) !== "";
  const { found, want } = useTitles(source, isOpen ? term : "");
  const options = isOpen && found ? found.titles.slice(0, mostFound) : [];
  const optionId = (index: number) => `${id}-${index}`;
  const isListed = isOpen && options.length > 0;

  const change = (value: string) => {
    setTerm(value);
    setActive(-1);
    setClosed(false);
    void want();
  };

  // Text that was typed before hydration counts as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const typed = input.current?.value ?? "";
    if (typed !== sent) change(typed);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setClosed(true);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);

  const answerKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isClosed) return setClosed(false);
      setActive(walk(active, step, options.length));
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      setClosed(true);
      setActive(-1);
    } else if (event.key === "Enter" && isListed && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
  };

  return (
    <Form
      ref={box}
      role="search"
      method="get"
      action={action}
      className="relative max-w-152"
      onSubmit={() => setClosed(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setClosed(true);
      }}
    >
      <div className="flex items-center gap-2 rounded-full border-firm border-ink bg-white p-1.5 ps-5 transition-shadow focus-within:border-green focus-within:ring-3 focus-within:ring-green/20">
        <SearchIcon className="size-5.5 text-green" />
        <input
          ref={input}
          type="search"
          name={termParameter}
          defaultValue={sent}
          maxLength={longestTerm}
          placeholder={label}
          aria-label={label}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}-list` : undefined}
          aria-activedescendant={isListed && active >= 0 ? optionId(active) : undefined}
          className="min-h-11 w-full min-w-0 bg-transparent text-body outline-none placeholder:text-soft"
          onFocus={() => {
            void want();
            if (term !== sent) setClosed(false);
          }}
          onChange={({ target }) => change(target.value)}
          onKeyDown={answerKey}
        />
        <button type="submit" className={buttonClass("go", "small")}>
          Search
        </button>
      </div>
      {isOpen && (
        <SearchDropdown
          listId={`${id}-list`}
          label={label}
          term={normalizeTerm(term)}
          options={found && options}
          count={found?.count ?? 0}
          active={active}
          optionId={optionId}
          renderLink={renderLink}
          choose={() => setClosed(true)}
          isInsideOffered={found?.isInsideOffered ?? false}
          isStale={found?.isStale ?? false}
        />
      )}
    </Form>
  );
}

/** The next option up or down; beyond both ends it is the box itself (-1). */
function walk(active: number, step: number, count: number): number {
  const next = active + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
