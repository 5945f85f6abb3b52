import { emailPattern } from "@crm/contract/fields/email";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { createAudit } from "../../audit/record-audit.ts";
import { changeRole, LastAdministrator } from "../../auth/administrators.ts";
import { personName } from "../../auth/password-routes.ts";
import { createPerson, removePerson } from "../../auth/people.ts";
import { createPersonLink } from "../../auth/person-links.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import { roles } from "../../auth/roles.ts";
import { turnTwoStepOff } from "../../auth/two-step.ts";
import { HttpError } from "../../http/http-error.ts";
import { limitBody, readJson } from "../../http/read-json.ts";
import { composePasswordLink } from "../../mail/compose/password-link.ts";
import { insertMails } from "../../mail/full-mails.ts";
import type { Services } from "../../services.ts";
import { FormError } from "../transport/form-error.ts";
import type {
  ChangedPerson,
  DeskPerson,
  HandOverAnswer,
  PersonDetail,
} from "../transport/people-shapes.ts";
import { readForm } from "../transport/read-form.ts";
import type { Page } from "../transport/shapes.ts";
import { findPerson, listPeople } from "./find-people.ts";
import { countOpenLeads, handOverLeads } from "./hand-over.ts";

const role = z.enum(roles, "Please choose a role");
const send = z.enum(["mail", "link"], "Please choose mail or link");

const invitation = z.object({
  email: z
    .string("Please enter an email address")
    .trim()
    .max(254, "Please enter an email address")
    .regex(emailPattern, "Please enter an email address"),
  /** Empty: it is made from the address. */
  name: z.literal("").or(personName).nullish(),
  role,
  send,
});

const handOver = z.object({ ownerId: z.string("Please choose the new owner") });

/** People at the desk: a list, inviting, changing a role, a link for a password, and removing. */
export function createPeopleRoutes(services: Services): Hono<DeskEnv> {
  const { auth, db, log, settings, now } = services;
  const app = new Hono<DeskEnv>();
  const audit = createAudit(services);
  const mayManage = requireRight("people", "manage");

  app.get("/", async (c) => {
    const data = await listPeople(services);
    return c.json<Page<DeskPerson>>({ data, total: data.length });
  });

  app.get("/:id", async (c) => {
    const person = await findPerson(services, c.req.param("id"));
    const openLeads = await countOpenLeads(db, person.id, now());
    return c.json<PersonDetail>({ ...person, openLeads });
  });

  app.post("/", limitBody, mayManage, async (c) => {
    const { email, name, ...given } = await readForm(c, invitation);
    const id = await createPerson(auth, { email, role: given.role, name: name || undefined }).catch(
      (error: unknown) => {
        if (!(error instanceof Error && error.message.endsWith("already exists."))) throw error;
        throw new FormError({ email: error.message });
      },
    );
    log.info({ person: c.get("person").id, invited: id }, "person invited");
    await audit(c, "people.invited", id, { email, role: given.role });
    return c.json(await answerWithLink(c, id, given.send), 201);
  });

  app.put("/:id", limitBody, mayManage, async (c) => {
    const person = await findPerson(services, c.req.param("id"));
    const changed = await readForm(c, z.object({ role }));
    if (changed.role !== person.role) {
      await changeRole(services, person, changed.role).catch(explainLast);
      const { email } = person;
      await audit(c, "people.role-changed", person.id, {
        ...{ email, from: person.role, to: changed.role },
      });
    }
    return c.json<ChangedPerson>(await findPerson(services, person.id));
  });

  app.post("/:id/link", limitBody, mayManage, async (c) => {
    const { id, email } = await findPerson(services, c.req.param("id"));
    const given = await readJson(c, z.object({ send }));
    const answer = await answerWithLink(c, id, given.send);
    await audit(c, "people.link-made", id, { email, send: given.send });
    return c.json(answer);
  });

  app.post("/:id/sign-out", limitBody, mayManage, async (c) => {
    const { id, email } = await findPerson(services, c.req.param("id"));
    const { internalAdapter } = await auth.$context;
    await internalAdapter.deleteUserSessions(id);
    await audit(c, "people.signed-out", id, { email });
    return c.json<ChangedPerson>(await findPerson(services, id));
  });

  app.post("/:id/two-step-off", limitBody, mayManage, async (c) => {
    const { id, email } = await findPerson(services, c.req.param("id"));
    await turnTwoStepOff(auth, id);
    await audit(c, "people.two-step-off", id, { email });
    return c.json<ChangedPerson>(await findPerson(services, id));
  });

  app.post("/:id/hand-over", limitBody, mayManage, async (c) => {
    const from = await findPerson(services, c.req.param("id"));
    const { ownerId } = await readForm(c, handOver);
    // An unknown one has no address; it is rejected in a moment.
    const owner = (await listPeople(services)).find(({ id }) => id === ownerId);
    const to = { id: ownerId, email: owner?.email ?? "" };
    const handedOver = await handOverLeads(db, { from, to, person: c.get("person"), now });
    return c.json<HandOverAnswer>({ handedOver });
  });

  app.delete("/:id", mayManage, async (c) => {
    const { id, email } = await findPerson(services, c.req.param("id"));
    await removePerson(services, email).catch(explainLast);
    log.info({ person: c.get("person").id, removed: id }, "person removed");
    await audit(c, "people.removed", id, { email });
    return c.json({ id });
  });

  async function answerWithLink(c: Context<DeskEnv>, id: string, how: "mail" | "link") {
    const person = await findPerson(services, id);
    const purpose = person.isInvited ? "invitation" : "password";
    const link = await createPersonLink(db, settings, { personId: id, purpose, now: now() });
    if (how === "link") return { ...person, link } satisfies ChangedPerson;
    const mail = { purpose, to: person.email, link, now: now(), from: c.get("person").name };
    const mails = composePasswordLink({ ...mail, purpose }, services);
    await db.transaction().execute((trx) => insertMails(trx, mails));
    return person satisfies ChangedPerson;
  }

  return app;
}

function explainLast(error: unknown): never {
  throw error instanceof LastAdministrator ? new HttpError(409, error.message) : error;
}
