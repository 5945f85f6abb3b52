import { toIso } from "@crm/contract/dates";
import type { Kysely } from "kysely";
import { findPersonNames } from "../auth/person-names.ts";
import type { Database } from "../db/schema.ts";
import type { WhoIsEditing } from "../desk/transport/editing-shapes.ts";

/** A tab that was not heard of for this long does not edit any more. Milliseconds. */
const silentMs = 30_000;

interface Claim {
  articleId: string;
  personId: string;
  tab: string;
  /** Whether the tab becomes the editing one although another one is. */
  takesOver?: boolean;
}

/**
 * Makes a tab the one that edits an article, unless another one does. Tabs repeat it while they are open.
 *
 * @returns who edits the article now
 */
export async function claimEditing(
  db: Kysely<Database>,
  { articleId, personId, tab, takesOver = false }: Claim,
  now: number,
): Promise<WhoIsEditing> {
  const row = { article_id: articleId, person_id: personId, tab, since: now, seen_at: now };
  await db
    .insertInto("article_editors")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("article_id")
        .doUpdateSet((eb) => ({
          person_id: personId,
          tab,
          since: eb
            .case()
            .when("article_editors.tab", "=", tab)
            .then(eb.ref("article_editors.since"))
            .else(now)
            .end(),
          seen_at: now,
        }))
        .where(({ eb, or }) =>
          or([
            eb("article_editors.tab", "=", tab),
            eb("article_editors.seen_at", "<", now - silentMs),
            eb.lit(takesOver),
          ]),
        ),
    )
    .execute();
  const editing = await db
    .selectFrom("article_editors")
    .selectAll()
    .where("article_id", "=", articleId)
    .executeTakeFirstOrThrow();
  const names = await findPersonNames(db, [editing.person_id]);
  return {
    personId: editing.person_id,
    name: names.get(editing.person_id) ?? "Somebody",
    tab: editing.tab,
    since: toIso(editing.since),
  };
}

/** Ends a tab's editing, so that the next editor need not wait or take over. */
export async function endEditing(
  db: Kysely<Database>,
  articleId: string,
  tab: string,
): Promise<void> {
  await db
    .deleteFrom("article_editors")
    .where("article_id", "=", articleId)
    .where("tab", "=", tab)
    .execute();
}
