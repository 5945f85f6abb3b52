import { toIso, toSheetTime } from "@crm/contract/dates";
import { Hono } from "hono";
import { z } from "zod";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import type { LeadKind, UndeliveredRow } from "../../db/rows/lead-rows.ts";
import type { Services } from "../../services.ts";
import { findUndelivered, settleUndelivered } from "../../undelivered/settle-undelivered.ts";
import { storeUndelivered } from "../../undelivered/store-undelivered.ts";
import { type CsvColumn, fileHeaders, phoneCell, writeCsv } from "../transport/csv-file.ts";
import type { Undelivered } from "../transport/lead-shapes.ts";
import { countRows, readListQuery } from "../transport/list-query.ts";
import { readForm } from "../transport/read-form.ts";
import type { Page } from "../transport/shapes.ts";

const sorts = ["createdAt"] as const;

const kinds: Record<UndeliveredRow["call"], LeadKind> = {
  1: "demo",
  3: "enterprise",
  4: "contact",
};

const columns: CsvColumn<Undelivered>[] = [
  ["Received (IST)", ({ createdAt }) => toSheetTime(Date.parse(createdAt))],
  ["Kind", ({ kind }) => kind],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone as typed", ({ phone }) => phone && phoneCell(phone)],
  ["Company", ({ companyName }) => companyName],
  ["Company size", ({ companySize }) => companySize],
  ["About them", ({ choice }) => choice],
  ["Message", ({ message }) => message],
  ["Reason", ({ reason }) => reason],
];

const change = z.object({ fields: z.record(z.string(), z.unknown()) });

/** Submissions that could not be stored: a list, a file, one of them, and storing or deleting it. */
export function createUndeliveredDesk(services: Services): Hono<DeskEnv> {
  const { db, log, now } = services;
  const app = new Hono<DeskEnv>();
  const audit = createAudit(services);
  const waiting = () => db.selectFrom("undelivered_leads").where("settled_at", "is", null);

  app.get("/", async (c) => {
    const { limit, offset, order } = readListQuery(c, sorts);
    const total = await countRows(waiting());
    const rows = await waiting()
      .selectAll()
      .orderBy("received_at", order)
      .orderBy("id")
      .limit(limit)
      .offset(offset)
      .execute();
    return c.json<Page<Undelivered>>({ data: rows.map(toUndelivered), total });
  });

  app.get("/file", requireRight("undelivered", "export"), async (c) => {
    const rows = await waiting().selectAll().orderBy("received_at").orderBy("id").execute();
    log.info({ person: c.get("person").id, submissions: rows.length }, "submissions downloaded");
    await audit(c, "undelivered.exported", undefined, { submissions: rows.length });
    const file = writeCsv(columns, rows.map(toUndelivered));
    return c.body(file, 200, fileHeaders("could-not-be-stored.csv"));
  });

  app.get("/:id", async (c) => c.json(toUndelivered(await findUndelivered(db, c.req.param("id")))));

  /** Saves the corrected fields and stores the submission as a lead. */
  app.put("/:id", requireRight("undelivered", "change"), async (c) => {
    const row = await findUndelivered(db, c.req.param("id"));
    const { fields } = await readForm(c, change);
    await storeUndelivered(services, row, { ...JSON.parse(row.fields), ...fields });
    log.info({ person: c.get("person").id, submission: row.id }, "submission stored as a lead");
    await audit(c, "undelivered.stored", row.id);
    return c.json({ id: row.id });
  });

  app.delete("/:id", requireRight("undelivered", "erase"), async (c) => {
    const { id } = await findUndelivered(db, c.req.param("id"));
    await settleUndelivered(db, id, now());
    log.info({ person: c.get("person").id, submission: id }, "submission deleted");
    await audit(c, "undelivered.deleted", id);
    return c.json({ id });
  });

  return app;
}

function toUndelivered(row: UndeliveredRow): Undelivered {
  const fields = JSON.parse(row.fields) as Record<string, unknown>;
  const text = (...names: string[]) => {
    const found = names.map((name) => fields[name]).filter((value) => typeof value === "string");
    return found.length > 0 ? found.join(" ") : null;
  };
  return {
    id: row.id,
    kind: kinds[row.call],
    name: text("fullName", "name", "firstName", "lastName"),
    email: text("email"),
    phone: text("whatsApp", "phone"),
    companyName: text("companyName"),
    companySize: text("companyEmployees", "companySize"),
    choice: text("data"),
    message: text("message"),
    fields,
    reason: row.reason,
    attempts: row.attempts,
    createdAt: toIso(row.received_at),
  };
}
