import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { useEarlierDatabase } from "../../testing/earlier-database.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { migrate } from "../migrate.ts";

describeOnEachDatabase("leads captured before they had a table of their own", (createDatabase) => {
  const earlier = useEarlierDatabase(createDatabase, "2026-11-24-several-offices");
  beforeEach(async () => {
    await sql`insert into companies (id, name, created_at) values ('shop', 'Shop', 1)`.execute(
      earlier.db,
    );
  });

  it("move with all their fields, in several batches, and other leads stay", async () => {
    await sql`insert into leads (id, kind, email, name, phone, company_name, company_size, message,
        company_id, extras, created_at)
      values ('full', 'capture', 'a@shop.example', 'Asha', '98250 12345', 'Shah', '1-4', 'Hello', 'shop',
        '{"city":"Surat"}', 7)`.execute(earlier.db);
    await sql`insert into leads (id, kind, company_id, created_at)
      values ('inquiry', 'enterprise', 'shop', 8), ('message', 'contact', null, 9)`.execute(
      earlier.db,
    );
    // More than two batches of a thousand; a batch ends among leads of the same instant.
    await sql`with recursive numbers (n) as
        (select 1 union all select n + 1 from numbers where n < 2100)
      insert into leads (id, kind, company_id, created_at)
      select 'lead-' || n, 'capture', 'shop', 10 + n / 700 from numbers`.execute(earlier.db);

    await migrate(earlier.db);

    const left = await earlier.db.selectFrom("leads").select("id").orderBy("id").execute();
    expect(left.map(({ id }) => id)).toEqual(["inquiry", "message"]);
    const { moved } = await earlier.db
      .selectFrom("captured_leads")
      .select(({ fn }) => fn.countAll<number>().as("moved"))
      .executeTakeFirstOrThrow();
    expect(moved).toBe(2_101);
    const full = await earlier.db
      .selectFrom("captured_leads")
      .selectAll()
      .where("id", "=", "full")
      .executeTakeFirstOrThrow();
    expect({ ...full }).toEqual({
      id: "full",
      company_id: "shop",
      workflow_id: null,
      email: "a@shop.example",
      name: "Asha",
      phone: "98250 12345",
      company_name: "Shah",
      company_size: "1-4",
      message: "Hello",
      extras: '{"city":"Surat"}',
      mailbox: "a@shop.example",
      phone_e164: "+919825012345",
      created_at: 7,
    });
  });
});
