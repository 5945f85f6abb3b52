/** Texts of the blog's list that the browser's code needs too. */
export const listCopy = {
  title: "Explore Our Articles",
  lede: "What changes on WhatsApp, and practical advice on leads, follow-up and online shops. A few minutes each.",
  latest: "Latest updates",
  categories: "Categories",
  all: "All articles",
  sort: "Sort by",
  sorts: { none: "None", newest: "Newest", oldest: "Oldest" },
} as const;
