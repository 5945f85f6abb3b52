import { emailPattern } from "@crm/contract/fields/email";
import { Hono } from "hono";
import { z } from "zod";
import { createAudit, recordAudit } from "../audit/record-audit.ts";
import { findClientAddress } from "../http/caller.ts";
import { HttpError } from "../http/http-error.ts";
import { limitBody, readJson } from "../http/read-json.ts";
import { composePasswordLink } from "../mail/compose/password-link.ts";
import { insertMails } from "../mail/full-mails.ts";
import type { Services } from "../services.ts";
import { createExpiryError, isExpired, markPasswordAsOwn } from "./generated-passwords.ts";
import { findPasswordProblem, maxPasswordLength, minPasswordLength } from "./password-rules.ts";
import { setPassword } from "./people.ts";
import { createPersonLink, findPersonLink, takePersonLink } from "./person-links.ts";
import { type DeskEnv, requirePerson } from "./require-person.ts";
import type { Person } from "./roles.ts";
import { passCookies, replaceApiErrors } from "./session-cookies.ts";

const length = `Please choose ${minPasswordLength} to ${maxPasswordLength} characters`;
const newPassword = z.string(length).min(minPasswordLength, length).max(maxPasswordLength, length);
const passwords = z.object({
  currentPassword: z.string("Please enter your current password"),
  newPassword,
});

const lost = z.object({
  email: z.string("Please enter your email").trim().regex(emailPattern, "Please enter your email"),
});

export const personName = z
  .string("Please enter a name")
  .trim()
  .min(1, "Please enter a name")
  .max(80, "Please enter at most 80 characters");

const token = z.string("The link is incomplete").max(200);
const opened = z.object({ token });
const chosen = z.object({ token, newPassword, name: personName.optional() });

/** Changing one's password, and choosing one by a link from an invitation or for a lost password. */
export function createPasswordRoutes(services: Services): Hono<DeskEnv> {
  const { auth, consumeRateLimit, db, log, now, passwordAttempts, settings } = services;
  const app = new Hono<DeskEnv>();
  const audit = createAudit(services);

  app.post("/password", limitBody, requirePerson(auth), async (c) => {
    const person = c.get("person");
    const body = { ...(await readJson(c, passwords)), revokeOtherSessions: true };
    const problem = findProblem(body, person);
    if (problem) throw new HttpError(400, problem, { field: "newPassword" });
    if (isExpired(person.passwordGeneratedAt, now())) throw createExpiryError(403, person.email);
    const { headers } = c.req.raw;
    const wrong = new HttpError(400, "Your current password is wrong", {
      field: "currentPassword",
    });
    const attempt = { address: findClientAddress(c, services), account: person.email };
    const changed = await passwordAttempts.run(attempt, () =>
      replaceApiErrors(wrong, () =>
        auth.api.changePassword({ body, headers, returnHeaders: true }),
      ),
    );
    await markPasswordAsOwn(auth, person.id);
    passCookies(c, changed.headers);
    log.info({ person: person.id }, "password changed");
    await audit(c, "account.password-changed");
    return c.json({ ok: true });
  });

  /** Answers the same whether or not there is such a person. */
  app.post("/lost-password", limitBody, async (c) => {
    await consumeRateLimit("lostPassword", findClientAddress(c, services));
    const email = (await readJson(c, lost)).email.toLowerCase();
    await consumeRateLimit("lostPasswordOfMailbox", email);
    const { internalAdapter } = await auth.$context;
    const person = (await internalAdapter.findUserByEmail(email))?.user;
    // Not awaited: how long the answer takes must not tell either.
    if (person) {
      mailLink(person).catch((error: unknown) =>
        log.error({ err: error, person: person.id }, "can't write the mail for a lost password"),
      );
    }
    return c.json({ ok: true });
  });

  /** Says for whom a link is. It is a POST because the token must be in no log. */
  app.post("/link", limitBody, async (c) => {
    const { link, person } = await readLink((await readJson(c, opened)).token);
    return c.json({ purpose: link.purpose, email: person.email, name: person.name });
  });

  app.post("/link/password", limitBody, async (c) => {
    const body = await readJson(c, chosen);
    const { link, person } = await readLink(body.token);
    const name = link.purpose === "invitation" ? (body.name ?? person.name) : person.name;
    const problem = findPasswordProblem(body.newPassword, { email: person.email, name });
    if (problem) throw new HttpError(400, problem, { field: "newPassword" });
    await takePersonLink(db, link);
    const { internalAdapter } = await auth.$context;
    if (name !== person.name) await internalAdapter.updateUser(person.id, { name });
    await setPassword(auth, person.id, body.newPassword, null);
    log.info({ person: person.id }, "password chosen by a link");
    const action = "account.password-set";
    await recordAudit(db, { at: now(), person: { id: person.id, name }, action });
    return c.json({ email: person.email });
  });

  async function mailLink(person: { id: string; name: string; email: string }) {
    const { internalAdapter } = await auth.$context;
    // Whoever is only invited has nothing to lose, and the invitation must stay valid.
    if (!(await internalAdapter.findCredentialAccount(person.id))) return;
    const details = { personId: person.id, purpose: "password", now: now() } as const;
    const link = await createPersonLink(db, settings, details);
    const mails = composePasswordLink({ ...details, to: person.email, link }, services);
    await db.transaction().execute((trx) => insertMails(trx, mails));
    await recordAudit(db, { at: now(), person, action: "account.password-asked" });
  }

  async function readLink(given: string) {
    const link = await findPersonLink(db, given, now());
    const { internalAdapter } = await auth.$context;
    const person = await internalAdapter.findUserById(link.person_id);
    if (!person) throw new HttpError(410, "This account was removed. Ask an administrator.");
    return { link, person };
  }

  return app;
}

function findProblem(
  { currentPassword, newPassword: next }: z.output<typeof passwords>,
  person: Person,
): string | undefined {
  if (next === currentPassword) return "Please choose another password than the current one";
  return findPasswordProblem(next, person);
}
