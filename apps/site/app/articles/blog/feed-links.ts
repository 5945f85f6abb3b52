import { brand } from "@crm/brand";
import { blogFeedPaths } from "@crm/contract/pages/blog";

/** Links to the blog's feeds for a page's head. */
export const feedLinks = [
  {
    type: "application/rss+xml",
    path: blogFeedPaths.rss,
    title: `${brand.product.name} blog (RSS)`,
  },
  {
    type: "application/atom+xml",
    path: blogFeedPaths.atom,
    title: `${brand.product.name} blog (Atom)`,
  },
] as const;
