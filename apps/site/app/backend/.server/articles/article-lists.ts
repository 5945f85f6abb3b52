import type { Sort } from "../../../pages/blog/list-address.ts";
import type { TitleEntry } from "../../../search/title-entry.ts";
import type { Answer, ArticleLink, HelpCategory } from "../../articles.ts";

/** Which articles of a list are wanted. */
export interface Range {
  /** How many articles of the list are before them. */
  start: number;
  limit: number;
}

/** Some articles of a list, and how many it has. */
export interface PartOfList {
  articles: readonly ArticleLink[];
  count: number;
}

export interface WantedPosts extends Range {
  /** Slug of a category; none: all posts. */
  category?: string | undefined;
  sort: Sort;
  /** A text in their titles. */
  term?: string | undefined;
}

/** The blog's lists, as pages need them: never more than a page shows. */
export interface PostLists {
  findPosts(wanted: WantedPosts): Promise<Answer<PartOfList & { categoryName?: string }>>;
  findPostBySlug(slug: string): Promise<Answer<ArticleLink>>;
  /** Posts among which the further ones of a post are: those of its category, and the first of all. */
  findPostsNear(post: Pick<ArticleLink, "category">): Promise<Answer<readonly ArticleLink[]>>;
  /** Posts whose words may match a search. */
  findPostsFor(term: string): Promise<Answer<readonly ArticleLink[]>>;
}

/** The page of a fixed category. */
export interface FixedPart extends PartOfList {
  /** The host's name for the category, if it has it. */
  name?: string | undefined;
  /** The articles that have one of the wanted titles, in any category; they are left out of the list. */
  titled: readonly TitleEntry[];
}

/** The help centre's lists, as pages need them: never more than a page shows. */
export interface HelpLists {
  /** The categories, each with at least the articles that its card shows. */
  listHelpCards(): Promise<Answer<HelpCategory[]>>;
  /** Articles of all categories, or those whose title contains a term. */
  findHelpTitles(
    wanted: Range & { term?: string | undefined },
  ): Promise<Answer<{ titles: readonly TitleEntry[]; count: number }>>;
  findHelpList(slug: string, range: Range): Promise<Answer<PartOfList & { name: string }>>;
  /** @param titles the questions of the fixed category */
  findFixedList(slug: string, titles: readonly string[], range: Range): Promise<Answer<FixedPart>>;
  /**
   * The articles around one of them in the order of its category, with the category's name if the
   * articles do not have it.
   */
  findHelpNear(
    slug: string,
    articleSlug: string,
  ): Promise<Answer<Pick<HelpCategory, "slug" | "articles"> & { name?: string }>>;
  /** Categories with the articles whose words may match a search. */
  findHelpFor(term: string): Promise<Answer<HelpCategory[]>>;
}

/** Changes what an answer has found. */
export function mapAnswer<Found, Made>(
  answer: Answer<Found>,
  change: (found: Found) => Made,
): Answer<Made> {
  return answer.outcome === "found" ? { ...answer, found: change(answer.found) } : answer;
}
