import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Companies and workflows are managed at the desk: keys know their last use, names are unique. */
export const companyKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("company_keys").addColumn("last_used_at", "bigint").execute();
    await db.schema
      .createIndex("company_keys_by_company")
      .on("company_keys")
      .columns(["company_id", "created_at"])
      .execute();

    // Until now only statements typed by hand could create a second one with the same name.
    await sql`update companies set name = name || ' (' || id || ')' where exists (
      select 1 from companies as other
      where lower(other.name) = lower(companies.name) and other.id < companies.id
    )`.execute(db);
    await sql`update workflows set name = name || ' (' || id || ')' where exists (
      select 1 from workflows as other
      where other.company_id = workflows.company_id
        and lower(other.name) = lower(workflows.name) and other.id < workflows.id
    )`.execute(db);
    await db.schema
      .createIndex("companies_by_name")
      .unique()
      .on("companies")
      .expression(sql`lower(name)`)
      .execute();
    await db.schema
      .createIndex("workflows_by_name")
      .unique()
      .on("workflows")
      .expression(sql`company_id, lower(name)`)
      .execute();
  },
};
