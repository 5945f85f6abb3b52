import { type Loaded, readContent } from "../../rendering/server-content.ts";
import { FoundList } from "./found-list.tsx";
import { NoAnswer, Places } from "./no-answer.tsx";
import { SearchIntro } from "./search-intro.tsx";
import type { SearchPage } from "./search-page.ts";
import { SearchProblem } from "./search-problem.tsx";

/** What is above and below the search box. */
export default function SearchDocument({
  part,
  loaded,
}: {
  part: "intro" | "answers";
  loaded: Loaded<SearchPage>;
}) {
  const { term, isInside, found, hasFailed } = readContent(loaded);
  if (part === "intro") return <SearchIntro isInside={isInside} />;
  return (
    <>
      {term === undefined && <Places />}
      {hasFailed && <SearchProblem />}
      {term !== undefined && !hasFailed && found.length === 0 && <NoAnswer />}
      {found.length > 0 && <FoundList entries={found} />}
    </>
  );
}
