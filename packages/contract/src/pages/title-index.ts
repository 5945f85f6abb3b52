/** JSON files with the titles of each section; a search box fetches them when it is first used. */
export const titleIndexPaths = {
  blog: "/search/blog.json",
  helpCenter: "/search/help-center.json",
} as const;
