import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { idempotencyHeader } from "@crm/contract/calls/call";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findSqlitePath } from "../db/open-database.ts";
import { createCaptchaToken } from "../testing/create-captcha-token.ts";
import { fillForm, type LeadKind } from "../testing/lead-bodies.ts";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { createSqliteFile, describeOnEachDatabase } from "../testing/test-databases.ts";

const forms: LeadKind[] = ["demo", "enterprise", "contact"];
const mailsOf = { demo: 2, enterprise: 1, contact: 1 };

describeOnEachDatabase("a submission", (createDatabase) => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
  });
  afterEach(() => office.close());

  const freshToken = () =>
    createCaptchaToken({ secret: office.services.settings.captcha.altchaSecret });

  describe.each(forms)("of the %s form", (form) => {
    const statusOf = (body: { status: boolean; data?: { status: boolean } }) =>
      (body.data ?? body).status;

    it("gets the first answer when sent again with its key and the old or a new captcha", async () => {
      const { path, headers, body } = await fillForm(office, form);
      const keyed = { ...headers, [idempotencyHeader]: randomUUID() };
      const first = await office.request(path, jsonPost(body, keyed));
      const repeat = await office.request(path, jsonPost(body, keyed));
      const retried = { ...body, recaptchaToken: await freshToken() };
      const renewed = await office.request(path, jsonPost(retried, keyed));
      expect(first.status).toBe(200);
      for (const answer of [repeat, renewed]) {
        expect([answer.status, answer.body]).toEqual([first.status, first.body]);
      }
      expect(await office.count("leads")).toBe(1);
      expect(await office.count("mails")).toBe(mailsOf[form]);
      expect(await office.count("captcha_nonces")).toBe(1);
    });

    it("is rejected when its key was used for another one", async () => {
      const { path, headers, body } = await fillForm(office, form);
      const keyed = { ...headers, [idempotencyHeader]: randomUUID() };
      await office.request(path, jsonPost(body, keyed));
      const other = { ...body, email: "someone@else.in", recaptchaToken: await freshToken() };
      const answer = await office.request(path, jsonPost(other, keyed));
      expect(answer.status).toBe(409);
      expect(statusOf(answer.body)).toBe(false);
      expect(await office.count("leads")).toBe(1);
      expect(await office.count("captcha_nonces")).toBe(1);
    });

    it("is stored once, with one answer, when sent twenty times at once with one key", async () => {
      const { path, headers, body } = await fillForm(office, form);
      const keyed = { ...headers, [idempotencyHeader]: randomUUID() };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => office.request(path, jsonPost(body, keyed))),
      );
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual(answers[0]?.body);
      }
      expect(await office.count("leads")).toBe(1);
      expect(await office.count("mails")).toBe(mailsOf[form]);
    });

    it("is stored once when sent twice at once with one captcha and two keys", async () => {
      const { path, headers, body } = await fillForm(office, form);
      const answers = await Promise.all(
        [randomUUID(), randomUUID(), undefined].map((key) =>
          office.request(
            path,
            jsonPost(body, key ? { ...headers, [idempotencyHeader]: key } : headers),
          ),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
      expect(await office.count("leads")).toBe(1);
      expect(await office.count("mails")).toBe(mailsOf[form]);
    });

    it("is rejected with a used captcha, and its key can be used again", async () => {
      const { path, headers, body } = await fillForm(office, form);
      await office.request(path, jsonPost(body, headers));
      const keyed = { ...headers, [idempotencyHeader]: randomUUID() };
      const replayed = await office.request(path, jsonPost(body, keyed));
      expect(replayed.status).toBe(400);
      expect(replayed.body.data ?? replayed.body).toMatchObject({
        status: false,
        field: "recaptchaToken",
        message: expect.stringContaining("used"),
      });
      expect(await office.count("leads")).toBe(1);
      expect(await office.count("idempotency_keys")).toBe(0);
      const retried = { ...body, recaptchaToken: await freshToken() };
      expect((await office.request(path, jsonPost(retried, keyed))).status).toBe(200);
    });

    it("is rejected with an invented, foreign, altered or expired captcha", async () => {
      const { path, headers, body } = await fillForm(office, form);
      const altered = JSON.parse(Buffer.from(String(body.recaptchaToken), "base64").toString()) as {
        challenge: { parameters: { nonce: string } };
      };
      altered.challenge.parameters.nonce = "00".repeat(16);
      const tokens = [
        "x",
        Buffer.from("{}").toString("base64"),
        Buffer.from(`${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}`).toString("base64"),
        Buffer.from(JSON.stringify(altered)).toString("base64"),
        await createCaptchaToken({ secret: "another secret" }),
        await createCaptchaToken({
          secret: office.services.settings.captcha.altchaSecret,
          expiresAt: Date.now() - 1_000,
        }),
      ];
      for (const recaptchaToken of tokens) {
        const answer = await office.request(path, jsonPost({ ...body, recaptchaToken }, headers));
        expect(answer.status).toBe(400);
        expect((answer.body.data ?? answer.body).field).toBe("recaptchaToken");
      }
      expect(await office.count("leads")).toBe(0);
      expect(await office.count("captcha_nonces")).toBe(0);
    });

    it("is rejected with an invalid key", async () => {
      const { path, headers, body } = await fillForm(office, form);
      for (const key of ["", "a b", "é", "x".repeat(201)]) {
        const keyed = { ...headers, [idempotencyHeader]: key };
        const answer = await office.request(path, jsonPost(body, keyed));
        expect(answer.status, key).toBe(400);
      }
      expect(await office.count("leads")).toBe(0);
    });
  });
});

it("is in the file when its visitor is thanked, for each of several who send theirs together", async () => {
  const office = await openTestBackoffice(createSqliteFile);
  try {
    const file = findSqlitePath(office.services.settings.databaseUrl) ?? "";
    const outside = new DatabaseSync(file, { readOnly: true });
    const isStored = (email: string) =>
      outside.prepare("select 1 from leads where email = ?").get(email) !== undefined;
    const visitors = Array.from({ length: 5 }, async (_, number) => {
      const { path, headers, body } = await fillForm(office, "contact");
      const email = `visitor-${number}@shop.example`;
      const { status } = await office.request(path, jsonPost({ ...body, email }, headers));
      return [status, isStored(email)];
    });
    expect(await Promise.all(visitors)).toEqual(Array(5).fill([200, true]));
    outside.close();
  } finally {
    await office.close();
  }
});

describe("a back office with a read-only or full database", () => {
  it.each(forms)("answers 503 to the %s form and stores nothing", async (form) => {
    const office = await openTestBackoffice(createSqliteFile);
    try {
      const { path, headers, body } = await fillForm(office, form);
      const keyed = { ...headers, [idempotencyHeader]: randomUUID() };
      await sql`pragma query_only = on`.execute(office.services.db);
      const answer = await office.request(path, jsonPost(body, keyed));
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Retry-After")).toBe("5");
      expect((answer.body.data ?? answer.body).status).toBe(false);
      expect(JSON.stringify(answer.body)).not.toMatch(/sqlite|readonly|database/i);
      expect(office.logged).toMatchObject([{ msg: "request failed" }]);
      expect(await office.count("leads")).toBe(0);

      await sql`pragma query_only = off`.execute(office.services.db);
      expect((await office.request(path, jsonPost(body, keyed))).status).toBe(200);
      expect(await office.count("leads")).toBe(1);
    } finally {
      await office.close();
    }
  });

  it("stores nothing when the disk is full in the middle of a submission", async () => {
    const office = await openTestBackoffice(createSqliteFile);
    try {
      const { db } = office.services;
      const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
      await sql.raw(`pragma max_page_count = ${(pages.rows[0]?.page_count ?? 0) + 2}`).execute(db);
      const counts: number[] = [];
      for (let sent = 0; sent < 30 && !counts.includes(503); sent += 1) {
        const { path, headers, body } = await fillForm(office, "contact");
        const message = "x".repeat(4_000);
        const answer = await office.request(path, jsonPost({ ...body, message }, headers));
        counts.push(answer.status);
      }
      expect(counts.at(-1)).toBe(503);
      const stored = counts.filter((status) => status === 200).length;
      for (const table of ["leads", "mails", "captcha_nonces"] as const) {
        expect(await office.count(table), table).toBe(stored);
      }
    } finally {
      await office.close();
    }
  });
});
