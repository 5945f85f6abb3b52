import type { MDXContent } from "mdx/types";
import type { WrittenHeading } from "../../vite/mdx/heading-ids.ts";

/** A page of text, as `mdx-options.ts` compiles it. */
export interface WrittenPage {
  default: MDXContent;
  headings: readonly WrittenHeading[];
}
