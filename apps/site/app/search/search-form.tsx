import { SearchIcon } from "@crm/drawings/icons/ui-icons";
import { Form } from "react-router";
import { paths } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { longestTerm, termParameter } from "./term.ts";

const copy = { label: "Search help, tutorials and blog", submit: "Search" } as const;

/**
 * A search box and a button; the term is in the address, so that the page can be shared and
 * reloaded.
 */
export function SearchForm({ term = "" }: { term?: string | undefined }) {
  return (
    <Form role="search" method="get" action={paths.search} className="max-w-152">
      <div className="flex items-center gap-2 rounded-full border-firm border-ink bg-white p-1.5 ps-5 transition-shadow focus-within:border-green focus-within:ring-3 focus-within:ring-green/20">
        <SearchIcon className="size-5.5 text-green" />
        <input
          type="search"
          name={termParameter}
          defaultValue={term}
          maxLength={longestTerm}
          aria-label={copy.label}
          autoComplete="off"
          required
          className="min-h-11 w-full min-w-0 bg-transparent text-body outline-none"
        />
        <button type="submit" className={buttonClass("go", "small")}>
          {copy.submit}
        </button>
      </div>
    </Form>
  );
}
