import { brand } from "@crm/brand";
import { blogName } from "./blog-name.ts";
import { listCopy } from "./list-copy.ts";

/** All texts of the blog. */
export const copy = {
  ...listCopy,
  name: blogName,
  description: `News and plain advice for small businesses that sell over WhatsApp: leads, follow-up, online stores and privacy. From the makers of ${brand.product.name}.`,
  search: "Search all articles",
  more: "More articles",
  pages: "Pages of articles",
} as const;
