import { type ReactNode, useEffect, useId, useState } from "react";
import { normalizeTerm } from "./find-term.ts";
import { type OptionProps, SearchDropdown } from "./search-dropdown.tsx";
import { mostFound } from "./term.ts";
import type { TitleEntry } from "./title-entry.ts";
import type { TitleListProps } from "./use-title-search.tsx";
import { useTitles } from "./use-titles.ts";

/**
 * The list of matching titles under a search box: arrow keys move the selection, Enter opens it, Escape
 * or a click elsewhere closes the list. It is loaded when the box is first used.
 */
export function TitleOptions({
  form,
  label,
  source,
  sent,
  renderLink,
}: TitleListProps & {
  /** Address of the titles' JSON. */
  source: string;
  renderLink: (entry: TitleEntry, option: OptionProps) => ReactNode;
}) {
  const id = useId();
  const [term, setTerm] = useState(sent);
  const [isClosed, setClosed] = useState(sent !== "");
  const [active, setActive] = useState(-1);
  const isOpen = !isClosed && normalizeTerm(term) !== "";
  const { found, want } = useTitles(source, isOpen ? term : "");
  const options = isOpen && found ? found.titles.slice(0, mostFound) : [];
  const optionId = (index: number) => `${id}-${index}`;
  const isListed = isOpen && options.length > 0;
  const activeId = optionId(active);

  const change = (value: string) => {
    setTerm(value);
    setActive(-1);
    setClosed(false);
    void want();
  };

  // What was typed while this was loading counts as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    const typed = findBox(form)?.value ?? "";
    if (typed !== sent) change(typed);
    else void want();
  }, []);

  const answerKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
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
      document.getElementById(activeId)?.click();
    }
  };

  // Without a list of what it depends on: each listener knows the state of its own rendering.
  useEffect(() => {
    const box = findBox(form);
    if (!box) return;
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => setClosed(true);
    box.addEventListener("input", () => change(box.value), { signal });
    box.addEventListener("keydown", answerKey, { signal });
    box.addEventListener(
      "focus",
      () => {
        void want();
        if (term !== sent) setClosed(false);
      },
      { signal },
    );
    form.addEventListener("submit", close, { signal });
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !form.contains(target)) close();
    };
    document.addEventListener("focusin", closeOutside, { signal });
    document.addEventListener("pointerdown", closeOutside, { signal });
    return () => listening.abort();
  });

  useEffect(() => {
    const box = findBox(form);
    box?.setAttribute("aria-expanded", String(isListed));
    setOptional(box, "aria-controls", isListed && `${id}-list`);
    setOptional(box, "aria-activedescendant", isListed && active >= 0 && activeId);
  }, [form, id, isListed, active, activeId]);

  if (!isOpen) return null;
  return (
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
  );
}

function findBox(form: HTMLFormElement) {
  return form.querySelector<HTMLInputElement>("input[type=search]");
}

function setOptional(element: Element | null | undefined, name: string, value: string | false) {
  if (value) element?.setAttribute(name, value);
  else element?.removeAttribute(name);
}

/** The next option up or down; beyond both ends it is the box itself (-1). */
function walk(active: number, step: number, count: number): number {
  const next = active + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
