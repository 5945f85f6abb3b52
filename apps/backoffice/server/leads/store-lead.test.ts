import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { composeEnterpriseInquiry } from "../mail/compose/enterprise-inquiry.ts";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import type { SubmissionKey } from "./find-answer.ts";
import { createLeadRow } from "./new-lead.ts";
import { storeLead } from "./store-lead.ts";

/** Simulates requests in several processes: only the database prevents duplicates here. */
describeOnEachDatabase("storing a lead", (createDatabase) => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
  });
  afterEach(() => office.close());

  const store = (key: SubmissionKey | undefined, nonce: string, note = "") => {
    const { mailAddresses } = office.services;
    const lead = createLeadRow("enterprise", office.clock.now, { email: "a@example.in" });
    return storeLead(office.services, {
      lead,
      mails: composeEnterpriseInquiry(lead, mailAddresses),
      key,
      captcha: { nonce, expiresAt: office.clock.now + 1 },
      answer: { status: true, message: note },
    });
  };
  const key = (fingerprint = "same"): SubmissionKey => ({
    call: "addEnterprise",
    key: "key",
    fingerprint,
  });

  it("eight times at once with one key stores one, and returns its answer to all", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => store(key(), randomUUID(), `answer ${index}`)),
    );
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    for (const table of ["leads", "mails", "captcha_nonces", "idempotency_keys"] as const) {
      expect(await office.count(table), table).toBe(1);
    }
  });

  it("twice at once with one key and different content rejects the later one", async () => {
    const results = await Promise.allSettled([
      store(key("one"), randomUUID()),
      store(key("another"), randomUUID()),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { status: 409 },
    });
    expect(await office.count("leads")).toBe(1);
    expect(await office.count("captcha_nonces")).toBe(1);
  });

  it("with a word that is cut in the middle of a character keeps the lead and its other words", async () => {
    // The limit of 60 code units ends in the middle of the 31st character, because only the first has one unit.
    const name = `a${"𝼀".repeat(40)} patel`;
    const lead = createLeadRow("contact", office.clock.now, { name, email: "b@example.in" });
    await storeLead(office.services, {
      ...{ lead, mails: [], key: undefined, answer: { status: true } },
      captcha: { nonce: "new", expiresAt: office.clock.now + 1 },
    });
    const rows = await office.services.db.selectFrom("lead_words").select("word").execute();
    const words = rows.map(({ word }) => word);
    expect(words).toContain("patel");
    expect(words).toContain(`a${"𝼀".repeat(29)}\u{fffd}`);
  });

  it("eight times at once with one captcha stores one, and no keys of the others", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        store({ ...key(), key: `key ${index}` }, "one captcha"),
      ),
    );
    const rejected = results.filter(({ status }) => status === "rejected");
    expect(rejected).toHaveLength(7);
    for (const result of rejected) expect(result).toMatchObject({ reason: { status: 400 } });
    for (const table of ["leads", "mails", "captcha_nonces", "idempotency_keys"] as const) {
      expect(await office.count(table), table).toBe(1);
    }
  });
});
