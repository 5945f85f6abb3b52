import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { secretLinkKinds } from "./secret-link.ts";

/**
 * Makes a mail due now, with five new days of attempts, whatever its state.
 *
 * @throws HttpError 404 when there is no such mail, 409 while it is being sent, or when its secret link
 *   is gone
 */
export async function resendMail(db: Kysely<Database>, id: string, now: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("mails")
    .set({ state: "pending", attempts: 0, due_at: now, lease_until: null })
    .where("id", "=", id)
    .where("state", "!=", "sending")
    .where((eb) => eb.or([eb("kind", "not in", secretLinkKinds), eb("state", "!=", "sent")]))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const mail = await db
    .selectFrom("mails")
    .select(["kind", "state"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!mail) throw new HttpError(404, "There is no such mail");
  if (mail.state === "sent") {
    const lost = "The link in this mail is not kept";
    const isOfPerson = mail.kind === "password-link";
    throw new HttpError(
      409,
      isOfPerson ? `${lost}. Make a new one under People.` : `${lost}, so it can't be sent again.`,
    );
  }
  throw new HttpError(409, "This mail is being sent right now");
}
