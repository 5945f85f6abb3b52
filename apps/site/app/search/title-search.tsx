import { SearchIcon } from "@crm/drawings/icons/ui-icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { buttonClass } from "../ui/button.tsx";
import type { OptionProps } from "./search-dropdown.tsx";
import { longestTerm, termParameter } from "./term.ts";
import type { TitleEntry } from "./title-entry.ts";
import type TitleOptions from "./title-options.tsx";

/**
 * A search box over titles. Typing opens a list of matching titles under the box, whose script is loaded
 * when the box gets the focus. Without a script, or on Enter without a selection, the form opens the
 * results page.
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
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [Options, setOptions] = useState<typeof TitleOptions>();
  // Without its list the box is still a form. The next use tries again.
  const load = () => {
    import("./title-options.tsx").then(
      ({ default: loaded }) => setOptions(() => loaded),
      (error) => console.error(error),
    );
  };
  // Text that was typed before hydration counts as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    if (document.activeElement === input.current || input.current?.value !== sent) load();
  }, []);

  return (
    <Form ref={form} role="search" method="get" action={action} className="relative max-w-152">
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
          aria-expanded={false}
          className="min-h-11 w-full min-w-0 bg-transparent text-body text-ellipsis outline-none placeholder:text-soft"
          onFocus={Options ? undefined : load}
        />
        <button type="submit" className={buttonClass("go", "small")}>
          Search
        </button>
      </div>
      {Options && (
        <Options form={form} label={label} source={source} sent={sent} renderLink={renderLink} />
      )}
    </Form>
  );
}
