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
    const leads = await office.services.db.selectFrom("leads").select("email").execute();
    expect([leads.length, new Set(leads.map(({ email }) => email)).size]).toEqual([15, 15]);
  });
});
