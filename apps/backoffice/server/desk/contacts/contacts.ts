import { Hono } from "hono";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import { correctLead } from "../../contacts/correct-lead.ts";
import { erasePerson, findContactData } from "../../contacts/erase-person.ts";
import { exportPerson } from "../../contacts/export-person.ts";
import { writeExportPage } from "../../contacts/write-export-page.ts";
import type { Services } from "../../services.ts";
import { readForm } from "../transport/read-form.ts";
import { findContactDetail } from "./contact-detail.ts";
import { correctionForm } from "./correction-form.ts";

/** The people behind the leads: a page for each, correcting, exporting and erasing. */
export function createContactRoutes({ db, databaseKind, log, now }: Services): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  const audit = createAudit({ db, now });

  app.get("/:id", async (c) => c.json(await findContactDetail(db, c.req.param("id"))));

  /** Corrects one of the person's leads; the answer's id is the lead's person afterwards. */
  app.post("/:id/correct", requireRight("contacts", "correct"), async (c) => {
    const contactId = c.req.param("id");
    const personId = c.get("person").id;
    const { leadId, joins, ...correction } = await readForm(c, correctionForm);
    const id = await db.transaction().execute((trx) =>
      correctLead(trx, databaseKind, {
        contactId,
        leadId,
        correction,
        joins,
        personId,
        now: now(),
      }),
    );
    log.info({ person: personId, lead: leadId }, "lead corrected");
    await audit(c, "contacts.corrected", leadId);
    return c.json({ id });
  });

  /** Everything about the person, as JSON for programs and as a page for people. */
  app.get("/:id/file", requireRight("contacts", "export"), async (c) => {
    const id = c.req.param("id");
    const data = await exportPerson(db, await findContactData(db, id), now());
    log.info({ person: c.get("person").id, contact: id }, "person exported");
    await audit(c, "contacts.exported", id);
    const isPage = c.req.query("format") === "page";
    const name = `person.${isPage ? "html" : "json"}`;
    c.header("Content-Disposition", `attachment; filename="${name}"`);
    return isPage ? c.html(writeExportPage(data)) : c.json(data);
  });

  app.delete("/:id", requireRight("contacts", "erase"), async (c) => {
    const id = c.req.param("id");
    const leads = await erasePerson(db, (trx) => findContactData(trx, id), now());
    log.info({ person: c.get("person").id, leads }, "person erased");
    await audit(c, "contacts.erased", id, { leads });
    return c.json({ id });
  });

  return app;
}
