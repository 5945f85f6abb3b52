/** Where the site keeps the titles of each section: a search box gets them when it is first touched. */
export const titleIndexPaths = {
  blog: "/search/blog.json",
  helpCenter: "/search/help-center.json",
} as const;
