import { fieldMessages } from "@crm/contract/messages";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fillForm, type LeadForm, type Submission } from "../testing/lead-bodies.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { jsonPost, openTestOffice, type TestOffice } from "../testing/test-office.ts";

const forms: LeadForm[] = ["demo", "enterprise", "contact"];

describeOnEachDatabase("calls 1, 3 and 4", (createDatabase) => {
  let office: TestOffice;
  beforeEach(async () => {
    office = await openTestOffice(createDatabase);
  });
  afterEach(() => office.close());

  const send = async (form: LeadForm, change: (given: Submission) => void = () => {}) => {
    const given = await fillForm(office, form);
    change(given);
    const answer = await office.request(given.path, jsonPost(given.body, given.headers));
    // Call 4 is read by `data.status`, whatever it answers.
    return { ...answer, body: form === "contact" ? answer.body.data : answer.body };
  };
  const expectNothingWritten = async () => {
    for (const table of ["leads", "mails", "captcha_nonces", "idempotency_keys"] as const) {
      expect(await office.count(table), table).toBe(0);
    }
    expect(office.logged).toEqual([]);
  };

  it("call 1 stores the lead with its two mails, held", async () => {
    const answer = await send("demo", ({ body }) => {
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
    const mails = await office.services.db
      .selectFrom("mails")
      .selectAll()
      .orderBy("kind")
      .execute();
    expect(mails).toMatchObject([
      {
        kind: "demo-booking",
        recipient: office.services.settings.mail.salesTo,
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

  it("call 3 stores the inquiry and tells sales", async () => {
    expect(await send("enterprise")).toMatchObject({ status: 200, body: { status: true } });
    const { db, settings } = office.services;
    expect(await db.selectFrom("leads").selectAll().execute()).toMatchObject([
      { kind: "enterprise", company_id: settings.enterpriseCompanyId, name: "Arun Nair" },
    ]);
    expect(await db.selectFrom("mails").selectAll().execute()).toMatchObject([
      { kind: "enterprise-inquiry", state: "pending", recipient: settings.mail.salesTo },
    ]);
  });

  it("call 4 answers under data, stores the message and passes it on", async () => {
    const given = await fillForm(office, "contact");
    const answer = await office.request(given.path, jsonPost(given.body));
    expect(answer).toMatchObject({ status: 200, body: { data: { status: true } } });
    const { db, settings } = office.services;
    expect(await db.selectFrom("leads").selectAll().execute()).toMatchObject([
      { kind: "contact", name: "Lalita Devi", message: "Where do I change\nmy plan?" },
    ]);
    expect(await db.selectFrom("mails").selectAll().execute()).toMatchObject([
      { kind: "contact-message", state: "pending", recipient: settings.mail.supportTo },
    ]);
  });

  it.each([
    ["demo", "email", fieldMessages.demo.email],
    ["demo", "fullName", fieldMessages.demo.name],
    ["demo", "whatsApp", fieldMessages.demo.phone],
    ["demo", "companyName", fieldMessages.demo.companyName],
    ["demo", "companyEmployees", fieldMessages.demo.companySize],
    ["demo", "recaptchaToken", fieldMessages.demo.captcha],
    ["enterprise", "company_id", "company_id is required"],
    ["enterprise", "email", fieldMessages.enterprise.email],
    ["enterprise", "name", fieldMessages.enterprise.name],
    ["enterprise", "phone", fieldMessages.enterprise.phone],
    ["enterprise", "companyName", fieldMessages.enterprise.companyName],
    ["enterprise", "companySize", fieldMessages.enterprise.companySize],
    ["enterprise", "recaptchaToken", fieldMessages.enterprise.captcha],
    ["contact", "firstName", fieldMessages.contact.firstName],
    ["contact", "lastName", fieldMessages.contact.lastName],
    ["contact", "email", fieldMessages.contact.email],
    ["contact", "phone", fieldMessages.contact.phone],
    ["contact", "data", fieldMessages.contact.data],
    ["contact", "message", fieldMessages.contact.message],
    ["contact", "recaptchaToken", fieldMessages.contact.captcha],
  ] as const)("%s without %s: says so", async (form, field, message) => {
    for (const value of [undefined, "", "   ", null, 7, {}, ["a"]]) {
      const answer = await send(form, ({ body }) => {
        body[field] = value;
      });
      expect(answer, JSON.stringify(value)).toMatchObject({
        status: 400,
        body: { status: false, field, message },
      });
    }
    await expectNothingWritten();
  });

  it.each(forms)("%s with a malformed or overlong value: says which", async (form) => {
    const wrong: [string, unknown][] = [
      ["email", "rekha@parmar"],
      ["email", `${"a".repeat(250)}@b.in`],
      ["email", "rekha@parmar.in\r\nBcc: all@example.com"],
      ["recaptchaToken", "x".repeat(20_000)],
    ];
    for (const [field, value] of wrong) {
      const answer = await send(form, ({ body }) => {
        body[field] = value;
      });
      expect(answer.status, field).toBe(400);
      expect(answer.body.field.split(".")[0]).toBe(field);
    }
    await expectNothingWritten();
  });

  it.each(forms)("%s with a context of another shape: stored without it", async (form) => {
    for (const context of [{ page: 7 }, "here"]) {
      const answer = await send(form, ({ body }) => Object.assign(body, { context }));
      expect(answer.status).toBe(200);
    }
  });

  it.each(forms)("%s with a body that is no JSON object: 400", async (form) => {
    const { path, headers } = await fillForm(office, form);
    const bodies = ["", "{", "null", "[]", '"text"', "7", `${"[".repeat(30_000)}`];
    for (const body of bodies) {
      const answer = await office.request(path, jsonPost(body, headers));
      expect(answer.status, body.slice(0, 20)).toBe(400);
      expect((answer.body.data ?? answer.body).status).toBe(false);
    }
    await expectNothingWritten();
  });

  it.each(forms)("%s with a NUL in a value or a name: 400", async (form) => {
    for (const change of [{ email: "a\0@b.in" }, { context: { page: "\0" } }, { "\0": 1 }]) {
      const answer = await send(form, ({ body }) => Object.assign(body, change));
      expect(answer.status).toBe(400);
      expect(answer.body.message).toContain("NUL");
    }
    await expectNothingWritten();
  });

  it.each(forms)("%s in another content type or encoding: 400 and 415", async (form) => {
    const { path, headers, body } = await fillForm(office, form);
    const plain = await office.request(path, {
      ...jsonPost(body, headers),
      headers: { ...headers, "Content-Type": "text/plain" },
    });
    expect(plain.status).toBe(400);
    const packed = await office.request(
      path,
      jsonPost(body, { ...headers, "Content-Encoding": "br" }),
    );
    expect(packed.status).toBe(415);
    expect((packed.body.data ?? packed.body).status).toBe(false);
    await expectNothingWritten();
  });

  it.each(forms)("%s with a body of a megabyte: 413", async (form) => {
    const { path, headers, body } = await fillForm(office, form);
    const large = JSON.stringify({ ...body, padding: "x".repeat(1_000_000) });
    const chunked = await office.request(path, jsonPost(large, headers));
    const announced = await office.request(
      path,
      jsonPost(large, { ...headers, "Content-Length": String(large.length) }),
    );
    for (const answer of [chunked, announced]) {
      expect(answer.status).toBe(413);
      expect((answer.body.data ?? answer.body).status).toBe(false);
    }
    await expectNothingWritten();
  });

  it.each(forms)("%s by another method: 405", async (form) => {
    const { path } = await fillForm(office, form);
    for (const method of ["GET", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const answer = await office.request(path, { method });
      expect(answer.status, method).toBe(405);
      expect(answer.headers.get("Allow")).toBe("POST");
      expect((answer.body.data ?? answer.body).status).toBe(false);
    }
  });

  it("call 1 without the key or with another: 401", async () => {
    for (const apiKey of ["", "wrong", office.services.settings.apiKey.slice(1)]) {
      const answer = await send("demo", (given) => {
        given.headers = apiKey ? { apiKey } : {};
      });
      expect(answer).toMatchObject({ status: 401, body: { status: false } });
    }
    await expectNothingWritten();
  });

  it("call 1 for an unknown or a closed campaign: 404", async () => {
    const { db, settings } = office.services;
    const unknown = await send("demo", (given) => {
      given.path = given.path.replace(settings.demoCampaignId, "' or 1=1 --");
    });
    expect(unknown).toMatchObject({ status: 404, body: { status: false } });
    await db.updateTable("campaigns").set({ active: 0 }).execute();
    expect(await send("demo")).toMatchObject({ status: 404, body: { status: false } });
    await expectNothingWritten();
  });

  it("call 3 for an unknown company: 404 with the field", async () => {
    const answer = await send("enterprise", ({ body }) => {
      body.company_id = "another";
    });
    expect(answer).toMatchObject({ status: 404, body: { status: false, field: "company_id" } });
    await expectNothingWritten();
  });
});
