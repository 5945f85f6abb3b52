import { SearchForm } from "../search/search-form.tsx";
import { removedCopy } from "./removed-copy.ts";

/** What somebody can do whose article has been deleted. */
export function RemovedArticle() {
  return (
    <>
      <p className="mt-4 mb-6 max-w-note text-soft">{removedCopy.text}</p>
      <SearchForm />
    </>
  );
}
