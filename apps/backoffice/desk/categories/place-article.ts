import { articleLists } from "@crm/contract/calls/article";
import type { ListedArticle } from "../../server/desk/transport/shapes.ts";

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
 * Puts an article at a place.
 *
 * @param place as it is while the article still stands where it was; past the end is the end
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
  // What stood before it in the same list has moved up by one.
  const at = from.list === list && from.index < index ? index - 1 : index;
  return { ...others, [list]: target.toSpliced(at, 0, article) };
}

/** The place one step up or down, over the borders of the lists; undefined at either end. */
export function stepPlace(lists: Lists, id: string, step: -1 | 1): ArticlePlace | undefined {
  const from = findPlace(lists, id);
  if (!from) return undefined;
  const { list, index } = from;
  const length = lists[list]?.length ?? 0;
  if (step === -1 && index > 0) return { list, index: index - 1 };
  // One further, since the article itself is still counted.
  if (step === 1 && index < length - 1) return { list, index: index + 2 };
  const next = articleLists[articleLists.indexOf(list as (typeof articleLists)[number]) + step];
  if (!next) return undefined;
  return { list: next, index: step === 1 ? 0 : (lists[next]?.length ?? 0) };
}
