import { titleIndexPaths } from "@crm/contract/pages/title-index";
import { BlogLink } from "../../articles/blog/blog-link.tsx";
import { TitleOptions } from "../../search/title-options.tsx";
import type { TitleListProps } from "../../search/use-title-search.tsx";

/** The titles under the blog's search box. */
export default function BlogTitleList(box: TitleListProps) {
  return (
    <TitleOptions
      {...box}
      source={titleIndexPaths.blog}
      renderLink={({ article }, option) => (
        <BlogLink key={option.id} article={article} {...option} />
      )}
    />
  );
}
