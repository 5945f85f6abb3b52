import type { HelpLists, PostLists } from "./article-lists.ts";

/** All lists of one kind of host. */
export type ArticleLists = HelpLists & PostLists;

/**
 * Reads lists in parts from a host that offers them, and as a whole from any other.
 *
 * @param offersParts whether the host offers parts; the last known answer while it gives none
 */
export function chooseLists(
  offersParts: () => Promise<boolean>,
  parts: ArticleLists,
  whole: ArticleLists,
): ArticleLists {
  const choose = async () => ((await offersParts()) ? parts : whole);
  return {
    listHelpCards: async () => (await choose()).listHelpCards(),
    findHelpTitles: async (wanted) => (await choose()).findHelpTitles(wanted),
    findHelpList: async (slug, range) => (await choose()).findHelpList(slug, range),
    findFixedList: async (slug, titles, range) =>
      (await choose()).findFixedList(slug, titles, range),
    findHelpNear: async (slug, articleSlug) => (await choose()).findHelpNear(slug, articleSlug),
    findHelpFor: async (term) => (await choose()).findHelpFor(term),
    findPosts: async (wanted) => (await choose()).findPosts(wanted),
    findPostBySlug: async (slug) => (await choose()).findPostBySlug(slug),
    findPostsNear: async (post) => (await choose()).findPostsNear(post),
    findPostsFor: async (term) => (await choose()).findPostsFor(term),
  };
}
