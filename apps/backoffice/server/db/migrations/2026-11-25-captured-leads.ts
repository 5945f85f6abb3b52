import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { findAddresses } from "../../lead-api/find-addresses.ts";

type Lead = { id: string; created_at: number } & Record<Copied, string | null>;

interface Tables {
  leads: Lead & { kind: string };
  captured_leads: Lead & Record<"mailbox" | "phone_e164", string | null>;
}

const copied = [
  "company_id",
  "email",
  "name",
  "phone",
  "company_name",
  "company_size",
  "message",
  "extras",
] as const;
type Copied = (typeof copied)[number];

const batchRows = 1_000;

/** Leads of customers get a table of their own, apart from the leads of this site; see `schema.ts`. */
export const capturedLeads: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable("captured_leads")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("company_id", "text", (column) => column.notNull().references("companies.id"))
      .addColumn("workflow_id", "text", (column) => column.references("workflows.id"))
      .addColumn("email", "text")
      .addColumn("name", "text")
      .addColumn("phone", "text")
      .addColumn("company_name", "text")
      .addColumn("company_size", "text")
      .addColumn("message", "text")
      .addColumn("extras", "text")
      .addColumn("mailbox", "text")
      .addColumn("phone_e164", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    const indexes: [name: string, columns: string[]][] = [
      ["captured_leads_by_time", ["company_id", "created_at", "id"]],
      ["captured_leads_by_email", ["mailbox", "company_id"]],
      ["captured_leads_by_phone", ["phone_e164", "company_id"]],
    ];
    for (const [name, columns] of indexes) {
      await db.schema.createIndex(name).on("captured_leads").columns(columns).execute();
    }
    await moveRows(db);
  },
};

async function moveRows(db: Kysely<Tables>): Promise<void> {
  let from = 0;
  for (;;) {
    const rows = await db
      .selectFrom("leads")
      .select(["id", "email", "phone", "created_at"])
      .where("kind", "=", "capture")
      .where("created_at", ">=", from)
      .orderBy("created_at")
      .limit(batchRows)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    const ids = rows.map(({ id }) => id);
    const columns = ["id", "created_at", ...copied] as const;
    await db
      .insertInto("captured_leads")
      .columns(columns)
      .expression(db.selectFrom("leads").select(columns).where("id", "in", ids))
      .execute();
    for (const { id, ...lead } of rows) {
      await db
        .updateTable("captured_leads")
        .set(findAddresses(lead))
        .where("id", "=", id)
        .execute();
    }
    await db.deleteFrom("leads").where("id", "in", ids).execute();
    from = last.created_at;
  }
}
