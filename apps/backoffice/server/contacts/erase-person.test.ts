import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { undeliveredLeadsPath } from "@crm/contract/extensions/undelivered-leads";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Database } from "../db/schema.ts";
import { apiPath } from "../http/app-env.ts";
import { createLeadRow } from "../leads/new-lead.ts";
import { createOutbox } from "../mail/outbox.ts";
import { sendLead } from "../testing/send-lead.ts";
import { openSmtpSink, type SmtpSink, smtpRejection } from "../testing/smtp-sink.ts";
import { jsonPost, testTime } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { personalTables, tablesWithoutPeople } from "./personal-data.ts";

const email = "zubeida.q@quraishi-sarees.example";
/** Whatever can be read of the person in a file, a row or the log. */
const traces = ["zubeida", "quraishi", "9812345678", "98123 45678"];

const findTraces = (text: string) => traces.filter((trace) => text.toLowerCase().includes(trace));

describeOnEachDatabase("erasing a person", (createDatabase) => {
  let desk: TestDesk;
  let smtp: SmtpSink;
  beforeEach(async () => {
    smtp = await openSmtpSink();
    desk = await openTestDesk(createDatabase, { SMTP_URL: smtp.url });
    desk.services.log.level = "trace";
  });
  afterEach(async () => {
    await desk.close();
    await smtp.close();
  });

  /** The person writes by each form; a mail is rejected, and one form could not be stored. */
  async function writeToUs(): Promise<string> {
    const { services } = desk;
    const person = { email, phone: "98123 45678" };
    await sendLead(desk, "contact", ({ body, headers }) => {
      Object.assign(body, { ...person, firstName: "Zubeida", lastName: "Quraishi" });
      Object.assign(body, { message: "Quraishi Sarees needs ten seats.\n".repeat(40) });
      headers["Idempotency-Key"] = "zubeida-1";
    });
    await sendLead(desk, "demo", ({ body }) => {
      Object.assign(body, { email, fullName: "Zubeida Quraishi", companyName: "Quraishi Sarees" });
    });
    const undelivered = {
      ...{ id: randomUUID(), call: 1, idempotencyKey: "key-2", reason: "zubeida is no name" },
      ...{ attempts: 1, receivedAt: testTime, fields: { email, fullName: "Zubeida Quraishi" } },
    };
    const signature = signSiteAssertion(services.settings.publishSecret, {}, desk.clock.now);
    const handOver = jsonPost(undelivered, { [siteAssertionHeader]: signature });
    expect((await desk.request(apiPath + undeliveredLeadsPath, handOver)).status).toBe(200);
    desk.clock.now += 3 * 60_000;
    smtp.reject = { recipient: smtpRejection(550, `5.1.1 <${email}> unknown`) };
    await createOutbox(services).runOnce();
    const { contact_id } = await services.db
      .selectFrom("leads")
      .select("contact_id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    return contact_id;
  }

  /** Leads of other people between and around, so that pages are split and reused. */
  async function storeOthers(count: number): Promise<void> {
    const rows = Array.from({ length: count }, (_, index) =>
      createLeadRow("contact", testTime - index, {
        ...{
          name: `Meera ${index}`,
          email: `meera${index}@shop.example`,
          message: "Hello ".repeat(50),
        },
      }),
    );
    await desk.services.db.insertInto("leads").values(rows).execute();
  }

  /** All that is stored, and all that was logged. */
  async function readEverything(): Promise<string> {
    const { db, databaseKind, settings } = desk.services;
    const rows: unknown[] = [];
    for (const { name } of await db.introspection.getTables()) {
      rows.push(await sql`select * from ${sql.table(name)}`.execute(db));
    }
    const files = databaseKind === "sqlite" ? readFiles(settings.dataDir) : "";
    return JSON.stringify(rows) + JSON.stringify(desk.logged) + files;
  }

  it("leaves no trace in rows, files of the database, other files and the log", async () => {
    await storeOthers(150);
    const id = await writeToUs();
    await storeOthers(150);
    expect(findTraces(await readEverything())).toEqual(traces);
    expect(findTraces(JSON.stringify(desk.logged))).toEqual([]);

    expect((await desk.ask("sales", "DELETE", `/contacts/${id}`)).status).toBe(403);
    expect((await desk.ask("admin", "DELETE", `/contacts/${id}`)).status).toBe(200);
    expect(findTraces(await readEverything())).toEqual([]);
    expect((await desk.ask("admin", "GET", `/contacts/${id}`)).status).toBe(404);
    expect((await desk.ask("admin", "DELETE", `/contacts/${id}`)).status).toBe(404);
    expect(await desk.count("leads")).toBe(300);
    expect(desk.logged).toContainEqual(
      expect.objectContaining({ msg: "person erased", leads: 2, person: expect.any(String) }),
    );
  });

  it("accepts the same form again afterwards, also with the same key", async () => {
    const id = await writeToUs();
    await desk.ask("admin", "DELETE", `/contacts/${id}`);
    await writeToUs();
    expect(await desk.count("leads")).toBe(2);
  });

  it("knows of each table whether it holds data of people", async () => {
    const tables = await desk.services.db.introspection.getTables();
    const stored = tables.map(({ name }) => name).filter((name) => !name.startsWith("auth_"));
    const known: (keyof Database)[] = [
      ...personalTables.map(({ table }) => table),
      ...tablesWithoutPeople,
    ];
    expect(stored.filter((name) => !known.some((table) => table === name))).toEqual([]);
  });
});

function readFiles(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, "latin1"))
    .join("\n");
}
