import type { HelpLists, PostLists } from "../app/backend/.server/articles/article-lists.ts";
import type { Blog } from "../app/backend/.server/articles/blog.ts";
import type { HelpCenter } from "../app/backend/.server/articles/help-center.ts";
import { createWholeHelp } from "../app/backend/.server/articles/whole-help.ts";
import { createWholePosts } from "../app/backend/.server/articles/whole-posts.ts";

type Lists = Pick<HelpCenter, "listHelpCategories" | "getHelpCategory"> &
  Pick<Blog, "listBlogArticles" | "listBlogCategories" | "getBlogCategory">;

/** A test's host that returns whole lists, with the lists that pages ask for. */
export function withLists<Host extends Partial<Lists>>(host: Host): Host & HelpLists & PostLists {
  const lists = host as Host & Lists;
  return { ...lists, ...createWholeHelp(lists), ...createWholePosts(lists) };
}
