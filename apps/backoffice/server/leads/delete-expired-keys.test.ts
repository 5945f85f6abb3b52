import { idempotencyHeader } from "@crm/contract/calls/call";
import { expect, it } from "vitest";
import { fillForm } from "../testing/lead-bodies.ts";
import { jsonPost, openTestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { deleteExpiredKeys } from "./delete-expired-keys.ts";

const day = 86_400_000;

describeOnEachDatabase("keys and nonces", (createDatabase) => {
  it("are stored until they expire, and then deleted without their leads", async () => {
    const office = await openTestBackoffice(createDatabase);
    try {
      const { db } = office.services;
      const { path, headers, body } = await fillForm(office, "demo");
      await office.request(path, jsonPost(body, { ...headers, [idempotencyHeader]: "key" }));
      const { expires_at } = await db
        .selectFrom("captcha_nonces")
        .select("expires_at")
        .executeTakeFirstOrThrow();

      await deleteExpiredKeys(db, expires_at);
      expect(await office.count("captcha_nonces")).toBe(1);
      await deleteExpiredKeys(db, expires_at + 1);
      expect(await office.count("captcha_nonces")).toBe(0);

      await deleteExpiredKeys(db, office.clock.now + 30 * day);
      expect(await office.count("idempotency_keys")).toBe(1);
      await deleteExpiredKeys(db, office.clock.now + 30 * day + 1);
      expect(await office.count("idempotency_keys")).toBe(0);
      expect(await office.count("leads")).toBe(1);
    } finally {
      await office.close();
    }
  });

  it("what is left of a settled submission is deleted after 30 days, and an open one stays", async () => {
    const office = await openTestBackoffice(createDatabase);
    try {
      const { db } = office.services;
      const row = {
        call: 1,
        fields: "{}",
        reason: "",
        attempts: 1,
        received_at: 1,
      } as const;
      const rows = [1_000, null].map((settled_at) => ({ ...row, settled_at }));
      await db
        .insertInto("undelivered_leads")
        .values(rows.map((one, index) => ({ ...one, id: `id ${index}`, key: `key ${index}` })))
        .execute();
      await deleteExpiredKeys(db, 1_000 + 30 * day);
      expect(await office.count("undelivered_leads")).toBe(2);
      await deleteExpiredKeys(db, 1_001 + 30 * day);
      const left = await db.selectFrom("undelivered_leads").select("settled_at").execute();
      expect(left).toEqual([{ settled_at: null }]);
    } finally {
      await office.close();
    }
  });
});
