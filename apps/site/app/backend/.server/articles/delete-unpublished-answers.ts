import {
  mostAsked,
  type NamedArticle,
  publishedAnswer,
  publishedArticlesPath,
} from "@crm/contract/extensions/published-articles";
import type { AnswerCache } from "../hosts/answer-cache.ts";
import type { AnswerStore } from "../hosts/answer-store.ts";
import type { CallExtension } from "../hosts/extension-client.ts";

interface Parts {
  callExtension: CallExtension;
  cache: Pick<AnswerCache, "delete">;
  store: Pick<AnswerStore, "keys" | "delete">;
}

/**
 * Forgets stored articles that the host has unpublished, so that they are not shown when it is down.
 *
 * @returns false when the host did not say which these are
 */
export async function deleteUnpublishedAnswers({
  callExtension,
  cache,
  store,
}: Parts): Promise<boolean> {
  const stored = (await store.keys()).flatMap((key) => {
    const named = nameArticle(key);
    return named ? [{ key, named }] : [];
  });
  for (let start = 0; start < stored.length; start += mostAsked) {
    const batch = stored.slice(start, start + mostAsked);
    const { status, body } = await callExtension(publishedArticlesPath, {
      body: { articles: batch.map(({ named }) => named) },
    });
    const { data } = publishedAnswer.safeParse(body);
    if (status !== 200 || data?.published.length !== batch.length) return false;
    const gone = batch.filter((_, index) => !data.published[index]).map(({ key }) => key);
    cache.delete(gone);
    for (const key of gone) store.delete(key);
  }
  return true;
}

/** Which article's answer a key of the cache is for; undefined for lists. */
function nameArticle(key: string): NamedArticle | undefined {
  const [call, parameters = ""] = key.split(" ", 2);
  const [value] = new URLSearchParams(parameters).values();
  if (value === undefined) return undefined;
  if (call === "7") return { section: "help", by: "id", value };
  if (call === "8") return { section: "help", by: "slug", value };
  return call === "10" ? { section: "blog", by: "id", value } : undefined;
}
