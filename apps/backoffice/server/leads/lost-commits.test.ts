import { randomUUID } from "node:crypto";
import { idempotencyHeader } from "@crm/contract/calls/call";
import type { Transaction } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Database } from "../db/schema.ts";
import { fillForm } from "../testing/lead-bodies.ts";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";

describeOnEachDatabase("a COMMIT whose answer is lost", (createDatabase) => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
  });
  afterEach(() => office.close());

  /** The next transaction is committed, and then its connection breaks. */
  function loseNextCommit(): void {
    const { db } = office.services;
    const begin = db.transaction.bind(db);
    vi.spyOn(db, "transaction").mockImplementationOnce(() => {
      const transaction = begin();
      const { execute } = transaction;
      transaction.execute = async <Result>(
        run: (trx: Transaction<Database>) => Promise<Result>,
      ) => {
        await execute.call(transaction, run);
        throw new Error("Connection terminated unexpectedly");
      };
      return transaction;
    });
  }

  /** How many leads there are, and from how many visitors. */
  async function countLeads(): Promise<number[]> {
    const leads = await office.services.db.selectFrom("leads").select("email").execute();
    return [leads.length, new Set(leads.map(({ email }) => email)).size];
  }

  it("stores one lead for each of 15 visitors who submit again", async () => {
    for (let visitor = 0; visitor < 15; visitor += 1) {
      const { path, headers, body } = await fillForm(office, "demo");
      const keyed = { ...headers, [idempotencyHeader]: randomUUID() };
      const press = () =>
        office.request(path, jsonPost({ ...body, email: `v${visitor}@shop.example` }, keyed));
      loseNextCommit();
      expect((await press()).status).toBe(500);
      expect((await press()).body).toEqual({ status: true });
    }
    expect(await countLeads()).toEqual([15, 15]);
  });

  it("stores one lead for each of 15 visitors whose submissions arrive together", async () => {
    const presses = await Promise.all(
      Array.from({ length: 15 }, async (_, visitor) => {
        const { path, headers, body } = await fillForm(office, "demo");
        const keyed = { ...headers, [idempotencyHeader]: randomUUID() };
        const from = `192.0.2.${visitor}`;
        return () =>
          office.request(
            path,
            jsonPost({ ...body, email: `v${visitor}@shop.example` }, keyed),
            from,
          );
      }),
    );
    loseNextCommit();
    const first = await Promise.all(presses.map((press) => press()));
    // On PostgreSQL each has a commit of their own.
    const lost = first.filter(({ status }) => status === 500).length;
    expect(office.services.databaseKind === "postgres" ? lost : 1).toBe(1);
    expect(lost).toBeGreaterThan(0);
    for (const press of presses) expect((await press()).body).toEqual({ status: true });
    expect(await countLeads()).toEqual([15, 15]);
  });
});
