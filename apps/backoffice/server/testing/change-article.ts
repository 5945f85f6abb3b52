import type { ArticleFields } from "../articles/article-fields.ts";
import { readWorkingCopy } from "../articles/find-working-copy.ts";
import { publishArticle } from "../articles/publish-article.ts";
import { saveWorkingCopy } from "../articles/save-working-copy.ts";
import type { Services } from "../services.ts";
import type { TestAnswer } from "./test-backoffice.ts";
import type { TestDesk } from "./test-desk.ts";

type Change = { [Name in keyof ArticleFields]?: ArticleFields[Name] | undefined };

/** Changes an article as an editor does: in its working copy, which is published if readers see the article. */
export async function changeArticle(services: Services, id: string, change: Change): Promise<void> {
  const { article, copy, fields } = await readWorkingCopy(services.db, id);
  await saveWorkingCopy(services, id, {
    fields: { ...fields, ...change } as ArticleFields,
    ...{ revision: copy?.revision ?? 0, articleRevision: article.revision },
    ...{ personId: "asha", tab: "tab-1" },
  });
  if (article.published_at !== null) await publishArticle(services, id);
}

/**
 * The same by the desk's calls.
 *
 * @returns the answer to the publish, or to the save when that fails or the article is a draft
 */
export async function changeAtDesk(
  { ask }: Pick<TestDesk, "ask">,
  id: string,
  change: Record<string, unknown>,
): Promise<TestAnswer> {
  const address = `/articles/${id}/working-copy`;
  const { revision, articleRevision, fields } = (await ask("editor", "GET", address)).body;
  const saved = await ask("editor", "PUT", address, {
    ...{ revision, articleRevision, tab: "tab-1", fields: { ...fields, ...change } },
  });
  const { body } = await ask("editor", "GET", `/articles/${id}`);
  if (saved.status !== 200 || body.publishedAt === null) return saved;
  return ask("editor", "POST", `/articles/${id}/publish`, {});
}
