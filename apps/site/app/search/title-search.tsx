import { SearchIcon } from "@crm/drawings/icons/ui-icons";
import { Form } from "react-router";
import { buttonClass } from "../ui/button.tsx";
import { longestTerm, termParameter } from "./term.ts";
import { titleListAttribute } from "./use-title-search.tsx";

/**
 * A search box over titles, as HTML of the server. `useTitleSearch` adds the list of matching titles.
 * Without a script, or on Enter without a selection, the form opens the results page.
 */
export function TitleSearch({
  label,
  action,
  sent = "",
}: {
  label: string;
  /** Path of the results page. */
  action: string;
  /** The search term of the page's address. */
  sent?: string | undefined;
}) {
  return (
    <Form role="search" method="get" action={action} className="relative max-w-152">
      <div className="flex items-center gap-2 rounded-full border-firm border-ink bg-white p-1.5 ps-5 transition-shadow focus-within:border-green focus-within:ring-3 focus-within:ring-green/20">
        <SearchIcon className="size-5.5 text-green" />
        <input
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
        />
        <button type="submit" className={buttonClass("go", "small")}>
          Search
        </button>
      </div>
      <div {...{ [titleListAttribute]: true }} />
    </Form>
  );
}
