import { brand } from "@crm/brand";

/** Texts of the blog's list. */
export const copy = {
  name: "Blog",
  title: "Explore Our Articles",
  lede: "What changes on WhatsApp, and practical advice on leads, follow-up and online shops. A few minutes each.",
  description: `News and plain advice for small businesses that sell over WhatsApp: leads, follow-up, online stores and privacy. From the makers of ${brand.product.name}.`,
  search: "Search all articles",
  latest: "Latest updates",
  categories: "Categories",
  all: "All articles",
  sort: "Sort by",
  sorts: { none: "None", newest: "Newest", oldest: "Oldest" },
  more: "More articles",
  pages: "Pages of articles",
} as const;
