import { brand } from "@crm/brand";
import { paths } from "../../paths.ts";
import { searchFailure } from "../../search/search-failure.ts";

/** Texts of the search page. */
export const copy = {
  page: {
    title: "Search",
    description: `Search the help articles, tutorials and blog posts about ${brand.product.name}.`,
    path: paths.search,
  },
  title: "What are you looking for?",
  inside:
    "We look inside every help article, tutorial, product page and blog post. Small typing mistakes are fine.",
  titles: "We look inside the tutorials and at the titles of help articles and blog posts.",
  kinds: { help: "Help", tutorial: "Tutorial", page: "Page", blog: "Blog" },
  count: (count: number) => (count === 1 ? "1 answer" : `${count} answers`),
  best: (count: number) => `The ${count} best answers`,
  results: "Answers",
  stuck: "Or ask a person:",
  contact: "Contact us",
  browse: "Or look around",
  places: [
    {
      name: "Help Centre",
      path: paths.helpCenter,
      text: "Short articles about the product.",
    },
    { name: "Tutorials", path: paths.tutorials, text: "Step by step, with pictures." },
    { name: "Blog", path: paths.blog, text: "News and advice for small businesses." },
  ],
  failed: searchFailure,
} as const;
