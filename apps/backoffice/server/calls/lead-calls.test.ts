import { brand } from "@crm/brand";
import { afterEach, beforeEach, expect, it } from "vitest";
import { selectFullMails } from "../mail/full-mails.ts";
import { fillForm } from "../testing/lead-bodies.ts";
import { expectNothingWritten, leadForms, sendLead } from "../testing/send-lead.ts";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";

describeOnEachDatabase("calls 1, 3 and 4", (createDatabase) => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
  });
  afterEach(() => office.close());

  it("call 1 stores the lead with its two held mails", async () => {
    const answer = await sendLead(office, "demo", ({ body }) => {
      body.context = { page: "/pricing", marketingConsent: true };
    });
    expect(answer).toMatchObject({ status: 200, body: { status: true } });
    const lead = await office.services.db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({
      kind: "demo",
      email: "rekha@parmar-uniforms.in",
      name: "Rekha Parmar",
      phone: "+919876543210",
      company_name: "Parmar Uniforms",
      company_size: "10-19",
      campaign_id: office.services.settings.demoCampaignId,
      review: null,
      created_at: office.clock.now,
    });
    expect(JSON.parse(lead.context ?? "")).toEqual({ page: "/pricing", marketingConsent: true });
    const mails = await selectFullMails(office.services.db).orderBy("kind").execute();
    expect(mails).toMatchObject([
      {
        kind: "demo-booking",
        recipient: brand.contacts.salesEmail,
        reply_to: "rekha@parmar-uniforms.in",
      },
      { kind: "demo-confirmation", recipient: "rekha@parmar-uniforms.in" },
    ]);
    for (const mail of mails) {
      expect(mail).toMatchObject({ lead_id: lead.id, state: "held", attempts: 0 });
      expect(mail.due_at).toBe(office.clock.now + 120_000);
    }
    expect(mails[0]?.body_text).toContain("Rekha Parmar");
  });

  it("call 3 stores the inquiry and notifies sales", async () => {
    expect(await sendLead(office, "enterprise")).toMatchObject({
      status: 200,
      body: { status: true },
    });
    const { db, settings } = office.services;
    expect(await db.selectFrom("leads").selectAll().execute()).toMatchObject([
      { kind: "enterprise", company_id: settings.enterpriseCompanyId, name: "Arun Nair" },
    ]);
    expect(await db.selectFrom("mails").selectAll().execute()).toMatchObject([
      { kind: "enterprise-inquiry", state: "pending", recipient: brand.contacts.salesEmail },
    ]);
  });

  it("call 4 answers under data, stores the message and forwards it", async () => {
    const given = await fillForm(office, "contact");
    const answer = await office.request(given.path, jsonPost(given.body));
    expect(answer).toMatchObject({ status: 200, body: { data: { status: true } } });
    const { db } = office.services;
    expect(await db.selectFrom("leads").selectAll().execute()).toMatchObject([
      { kind: "contact", name: "Lalita Devi", message: "Where do I change\nmy plan?" },
    ]);
    expect(await db.selectFrom("mails").selectAll().execute()).toMatchObject([
      { kind: "contact-message", state: "pending", recipient: brand.contacts.supportEmail },
    ]);
  });

  it.each(leadForms)("stores the %s form without an invalid context", async (form) => {
    for (const context of [{ page: 7 }, "here"]) {
      const answer = await sendLead(office, form, ({ body }) => Object.assign(body, { context }));
      expect(answer.status).toBe(200);
    }
  });

  it("call 1 answers 401 without the key or with a wrong one", async () => {
    for (const apiKey of ["", "wrong", office.services.settings.apiKey.slice(1)]) {
      const answer = await sendLead(office, "demo", (given) => {
        given.headers = apiKey ? { apiKey } : {};
      });
      expect(answer).toMatchObject({ status: 401, body: { status: false } });
    }
    await expectNothingWritten(office);
  });

  it("call 1 answers 404 for an unknown or an inactive campaign", async () => {
    const { db, settings } = office.services;
    const unknown = await sendLead(office, "demo", (given) => {
      given.path = given.path.replace(settings.demoCampaignId, "' or 1=1 --");
    });
    expect(unknown).toMatchObject({ status: 404, body: { status: false } });
    await db.updateTable("campaigns").set({ active: 0 }).execute();
    expect(await sendLead(office, "demo")).toMatchObject({ status: 404, body: { status: false } });
    await expectNothingWritten(office);
  });

  it("call 3 answers 404 with the field for an unknown company", async () => {
    const answer = await sendLead(office, "enterprise", ({ body }) => {
      body.company_id = "another";
    });
    expect(answer).toMatchObject({ status: 404, body: { status: false, field: "company_id" } });
    await expectNothingWritten(office);
  });
});
