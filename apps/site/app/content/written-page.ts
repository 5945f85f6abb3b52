import type { MDXContent } from "mdx/types";
import type { WrittenHeading } from "../../vite/mdx/heading-ids.ts";

/** A compiled MDX page; see `vite/mdx/written-pages.ts`. */
export interface WrittenPage {
  default: MDXContent;
  headings: readonly WrittenHeading[];
}
