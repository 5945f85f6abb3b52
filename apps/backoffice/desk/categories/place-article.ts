import { articleLists } from "@crm/contract/calls/article";
import type { ListedArticle } from "../../server/desk/transport/content-shapes.ts";

/** The articles of a help category by list, each in its order. */
export type Lists = Record<string, ListedArticle[]>;

export interface ArticlePlace {
  list: string;
  /** Counted from 0. */
  index: number;
}

export function findPlace(lists: Lists, id: string): ArticlePlace | undefined {
  for (const list of articleLists) {
    const index = (lists[list] ?? []).findIndex((article) => article.id === id);
    if (index !== -1) return { list, index };
  }
  return undefined;
}

/**
 * Moves an article to a place.
 *
 * @param place counted before the article is removed from its old place; an index past the end is
 *   the end
 */
export function placeArticle(lists: Lists, id: string, { list, index }: ArticlePlace): Lists {
  const from = findPlace(lists, id);
  const article = from && lists[from.list]?.[from.index];
  if (!article) return lists;
  const others = Object.fromEntries(
    articleLists.map((name) => [name, (lists[name] ?? []).filter((entry) => entry !== article)]),
  );
  const target = others[list];
  if (!target) return lists;
  // Removing the article has shifted the later entries of its list by one.
  const at = from.list === list && from.index < index ? index - 1 : index;
  return { ...others, [list]: target.toSpliced(at, 0, article) };
}

/** The place one step up or down, also in the next list; undefined at the first and last place. */
export function stepPlace(lists: Lists, id: string, step: -1 | 1): ArticlePlace | undefined {
  const from = findPlace(lists, id);
  if (!from) return undefined;
  const { list, index } = from;
  const length = lists[list]?.length ?? 0;
  if (step === -1 && index > 0) return { list, index: index - 1 };
  // Two, because the index is counted before the article is removed.
  if (step === 1 && index < length - 1) return { list, index: index + 2 };
  const next = articleLists[articleLists.indexOf(list as (typeof articleLists)[number]) + step];
  if (!next) return undefined;
  return { list: next, index: step === 1 ? 0 : (lists[next]?.length ?? 0) };
}
