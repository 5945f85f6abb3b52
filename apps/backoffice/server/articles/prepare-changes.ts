import { firstErrors } from "@crm/contract/fields/first-errors";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { FormError } from "../desk/transport/form-error.ts";
import type { Services } from "../services.ts";
import { type ArticleInput, articleInput } from "./article-input.ts";
import { EditingConflict } from "./editing-conflict.ts";
import {
  asPublished,
  describeWorkingCopy,
  readWorkingCopy,
  type StoredWorkingCopy,
} from "./find-working-copy.ts";
import { rejectMissingPictures, rejectRemotePictures } from "./reject-pictures.ts";
import { lockArticle } from "./require-article.ts";
import { changedMeanwhile, findLargeText, isShown, writeArticle } from "./save-article.ts";
import { rejectUnseen, type Seen } from "./save-working-copy.ts";
import { validateBody } from "./validate-body.ts";

type ChangeServices = Pick<Services, "db" | "now" | "settings">;

/** Who publishes, what they have seen, and what they say about the change. */
export interface Publication {
  /** The person's id; null: nobody at the desk. */
  personId: string | null;
  note?: string | null;
  seen?: Seen | undefined;
}

/** A working copy that may replace the article's text. */
export interface PreparedChanges extends StoredWorkingCopy {
  /** Whether readers see the article. */
  isLive: boolean;
  /**
   * Locks the article, and makes sure that it is still what was checked: the same text, of an article that is
   * still on the site or still is not.
   *
   * @throws HttpError 404 when it was deleted, 409 when it was changed
   */
  confirm(trx: Transaction<Database>): Promise<void>;
  /**
   * Deletes the working copy and writes the article's row.
   *
   * @returns the site's changed pages
   */
  apply(trx: Transaction<Database>): Promise<string[]>;
}

/**
 * Demands what a published article needs of its working copy, or of the article itself without one.
 *
 * @param seen what the editor's tab shows; an editor publishes no text that they have not seen
 * @throws FormError with a message for each invalid field
 * @throws EditingConflict when there is a newer text
 */
export async function prepareChanges(
  services: ChangeServices,
  id: string,
  seen?: Seen,
): Promise<PreparedChanges> {
  const { db, now, settings } = services;
  const stored = await readWorkingCopy(db, id);
  const { article, copy } = stored;
  const isLive = isShown(article, now());
  if (seen) await rejectUnseen(db, stored, seen);
  if (copy && copy.article_revision !== article.revision) throw await outdated(db, stored);
  const input = validateFields(stored);
  const body = copy && (await validateBody(input.content, await findLargeText(db, id)));
  const isDraft = article.published_at === null;
  const content = body?.html ?? article.content;
  await rejectRemotePictures(content, isDraft ? undefined : article.content);
  await rejectMissingPictures(db, { image: input.image, content }, isDraft ? undefined : article);
  return {
    ...stored,
    isLive,
    async confirm(trx) {
      await lockArticle(trx, id);
      const current = await readWorkingCopy(trx, id);
      const isSame =
        current.copy?.revision === copy?.revision &&
        current.article.revision === article.revision &&
        current.article.published_at === article.published_at &&
        isShown(current.article, now()) === isLive;
      if (!isSame) throw changedMeanwhile();
    },
    async apply(trx) {
      if (!copy || !body) return [];
      await trx.deleteFrom("article_working_copies").where("article_id", "=", id).execute();
      return writeArticle({ trx, now, settings }, id, { input, body, opened: article.revision });
    },
  };
}

function validateFields({ fields }: StoredWorkingCopy): ArticleInput {
  const result = articleInput.safeParse(fields);
  const errors = result.success ? {} : firstErrors(result.error);
  if (isEmpty(fields.content)) errors.content = "Please write something";
  if (!result.success || errors.content) throw new FormError(errors);
  return result.data;
}

const isEmpty = (html: string) => !/<img\b/.test(html) && html.replace(/<[^>]*>|\s/g, "") === "";

/** The site got another text while this one was written, for instance by a program. */
async function outdated(db: Kysely<Database>, { article, copy }: StoredWorkingCopy) {
  const published = await describeWorkingCopy(db, asPublished(article));
  return new EditingConflict("The published text was changed while you wrote", {
    current: { ...published, revision: copy?.revision ?? 0 },
  });
}
