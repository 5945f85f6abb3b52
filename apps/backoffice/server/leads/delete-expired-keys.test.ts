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
});
