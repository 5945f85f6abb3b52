import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** All tables of the first version; `schema.ts` explains the columns. */
export const firstTables: Migration = {
  async up(db) {
    await createLeadRoutes(db);
    await createMails(db);
    await createCompanies(db);
    await createContent(db);
  },
};

async function createLeadRoutes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("campaigns")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("active", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("leads")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("email", "text")
    .addColumn("name", "text")
    .addColumn("phone", "text")
    .addColumn("company_name", "text")
    .addColumn("company_size", "text")
    .addColumn("choice", "text")
    .addColumn("message", "text")
    .addColumn("campaign_id", "text")
    .addColumn("company_id", "text")
    .addColumn("extras", "text")
    .addColumn("context", "text")
    .addColumn("review", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await index(db, "leads_by_kind", "leads", ["kind", "created_at"]);
  await index(db, "leads_by_time", "leads", ["created_at"]);
  await index(db, "leads_by_email", "leads", ["email", "kind", "created_at"]);
  await db.schema
    .createTable("idempotency_keys")
    .addColumn("call", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("lead_id", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("idempotency_keys_pk", ["call", "key"])
    .execute();
  await index(db, "idempotency_keys_by_time", "idempotency_keys", ["created_at"]);
  await db.schema
    .createTable("captcha_nonces")
    .addColumn("nonce", "text", (column) => column.primaryKey())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await index(db, "captcha_nonces_by_expiry", "captcha_nonces", ["expires_at"]);
}

async function createMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mails")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("sender", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("reply_to", "text")
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("body_text", "text", (column) => column.notNull())
    .addColumn("body_html", "text", (column) => column.notNull())
    .addColumn("message_id", "text", (column) => column.notNull().unique())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("lease_until", "bigint")
    .addColumn("last_error", "text")
    .addColumn("sent_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await index(db, "mails_by_due", "mails", ["state", "due_at"]);
  await index(db, "mails_by_time", "mails", ["created_at"]);
  await index(db, "mails_by_lead", "mails", ["lead_id"]);
}

async function createCompanies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("companies")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("company_keys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("company_id", "text", (column) => column.notNull().references("companies.id"))
    .addColumn("hash", "text", (column) => column.notNull().unique())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("revoked_at", "bigint")
    .execute();
  await db.schema
    .createTable("workflows")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("company_id", "text", (column) => column.notNull().references("companies.id"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("active", "integer", (column) => column.notNull())
    .execute();
  await index(db, "workflows_by_company", "workflows", ["company_id", "kind", "active"]);
  await db.schema
    .createTable("company_usage")
    .addColumn("company_id", "text", (column) => column.notNull().references("companies.id"))
    .addColumn("period", "text", (column) => column.notNull())
    .addColumn("entries", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("company_usage_pk", ["company_id", "period"])
    .execute();
}

async function createContent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("categories")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("section", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("type", "text")
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("categories_slug", ["section", "slug"])
    .execute();
  await db.schema
    .createTable("articles")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("section", "text", (column) => column.notNull())
    .addColumn("category_id", "text", (column) => column.notNull().references("categories.id"))
    .addColumn("list", "text")
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("excerpt", "text")
    .addColumn("meta_description", "text")
    .addColumn("published_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    // This is the last column, so that lists, which never read it, are fast.
    .addColumn("content", "text", (column) => column.notNull())
    .addUniqueConstraint("articles_slug", ["section", "slug"])
    .execute();
  await index(db, "articles_by_time", "articles", ["section", "published_at"]);
  await index(db, "articles_by_category", "articles", ["category_id", "published_at"]);
}

async function index(
  db: Kysely<unknown>,
  name: string,
  table: string,
  columns: string[],
): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
