/** Where the browser gets the titles when a search box is first touched. */
export const titleIndexPaths = {
  blog: "/search/blog.json",
  helpCenter: "/search/help-center.json",
} as const;
