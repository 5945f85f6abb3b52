import { titleIndexPaths } from "@crm/contract/pages/title-index";
import { TitleOptions } from "../../search/title-options.tsx";
import type { TitleListProps } from "../../search/use-title-search.tsx";
import { FoundArticleLink } from "./found-article-link.tsx";

/** The titles under the help home's search box. */
export default function HelpTitleList(box: TitleListProps) {
  return (
    <TitleOptions
      {...box}
      source={titleIndexPaths.helpCenter}
      renderLink={(entry, option) => <FoundArticleLink key={option.id} entry={entry} {...option} />}
    />
  );
}
