import { blogPath } from "@crm/contract/pages/blog";
import { ChevronDownIcon } from "@crm/drawings/icons/ui-icons";
import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { listCopy } from "../../articles/blog/list-copy.ts";
import { termParameter } from "../../search/term.ts";
import { buttonClass } from "../../ui/button.tsx";
import { type ListState, listParameters, sorts } from "./list-address.ts";

/** The list's order. A change shows the first page again; without a script a button submits it. */
export function SortForm({ state: { category, sort, term } }: { state: ListState }) {
  // See `blog.tsx`.
  "use no memo";
  const submit = useSubmit();
  const select = useRef<HTMLSelectElement>(null);
  // A choice made before hydration counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const control = select.current;
    if (control?.form && control.value !== sort) submit(control.form, { preventScrollReset: true });
  }, []);
  // After going back it shows that list's order; keeping the same element keeps the focus.
  useEffect(() => {
    if (select.current) select.current.value = sort;
  }, [sort]);
  return (
    <Form
      method="get"
      action={blogPath}
      className="flex items-center gap-3"
      onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
    >
      {term && <input type="hidden" name={termParameter} value={term} />}
      {category && <input type="hidden" name={listParameters.category} value={category} />}
      <label htmlFor="sort" className="text-fine font-semibold text-soft">
        {listCopy.sort}
      </label>
      <span className="relative block">
        <select
          ref={select}
          id="sort"
          name={listParameters.sort}
          defaultValue={sort}
          autoComplete="off"
          className="min-h-11 appearance-none rounded-full border border-field/70 bg-white pe-10 ps-4 text-small hover:border-soft"
        >
          {sorts.map((name) => (
            <option key={name} value={name}>
              {listCopy.sorts[name]}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-3 inset-e-3 size-5 text-soft" />
      </span>
      <noscript>
        {import.meta.env.SSR && (
          <button type="submit" className={buttonClass("quiet", "small")}>
            Sort
          </button>
        )}
      </noscript>
    </Form>
  );
}
