import { fieldMessages } from "@crm/contract/messages";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fillForm } from "../testing/lead-bodies.ts";
import { expectNothingWritten, leadForms, sendLead } from "../testing/send-lead.ts";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";

describeOnEachDatabase("a malformed request to call 1, 3 or 4", (createDatabase) => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
  });
  afterEach(() => office.close());

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
      const answer = await sendLead(office, form, ({ body }) => {
        body[field] = value;
      });
      expect(answer, JSON.stringify(value)).toMatchObject({
        status: 400,
        body: { status: false, field, message },
      });
    }
    await expectNothingWritten(office);
  });

  it.each(leadForms)("of the %s form names the malformed or overlong value", async (form) => {
    const wrong: [string, unknown][] = [
      ["email", "rekha@parmar"],
      ["email", `${"a".repeat(250)}@b.in`],
      ["email", "rekha@parmar.in\r\nBcc: all@example.com"],
      ["recaptchaToken", "x".repeat(20_000)],
    ];
    for (const [field, value] of wrong) {
      const answer = await sendLead(office, form, ({ body }) => {
        body[field] = value;
      });
      expect(answer.status, field).toBe(400);
      expect(answer.body.field.split(".")[0]).toBe(field);
    }
    await expectNothingWritten(office);
  });

  it.each([
    ["phone", [9, 16], [10, 15]],
    ["message", [5_001], [5_000]],
    ["firstName", [121], [120]],
    ["lastName", [121], [120]],
  ])(
    "of the contact form is told from a valid one by the length of %s",
    async (field, bad, good) => {
      const statusOf = async (length: number) =>
        (
          await sendLead(office, "contact", ({ body }) =>
            Object.assign(body, { [field]: "1".repeat(length) }),
          )
        ).status;
      for (const length of bad) expect(await statusOf(length), `${length} characters`).toBe(400);
      await expectNothingWritten(office);
      for (const length of good) expect(await statusOf(length), `${length} characters`).toBe(200);
    },
  );

  it.each(leadForms)("of the %s form gets 400 when the body is not a JSON object", async (form) => {
    const { path, headers } = await fillForm(office, form);
    const bodies = ["", "{", "null", "[]", '"text"', "7", `${"[".repeat(30_000)}`];
    for (const body of bodies) {
      const answer = await office.request(path, jsonPost(body, headers));
      expect(answer.status, body.slice(0, 20)).toBe(400);
      expect((answer.body.data ?? answer.body).status).toBe(false);
    }
    await expectNothingWritten(office);
  });

  it.each(leadForms)("of the %s form gets 400 for a NUL in a value or a name", async (form) => {
    for (const change of [{ email: "a\0@b.in" }, { context: { page: "\0" } }, { "\0": 1 }]) {
      const answer = await sendLead(office, form, ({ body }) => Object.assign(body, change));
      expect(answer.status).toBe(400);
      expect(answer.body.message).toContain("NUL");
    }
    await expectNothingWritten(office);
  });

  it.each(leadForms)(
    "of the %s form gets 400 for another content type and 415 for an encoding",
    async (form) => {
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
      await expectNothingWritten(office);
    },
  );

  it.each(leadForms)("of the %s form gets 413 for a body of a megabyte", async (form) => {
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
    await expectNothingWritten(office);
  });

  it.each(leadForms)("of the %s form gets 405 for another method", async (form) => {
    const { path } = await fillForm(office, form);
    for (const method of ["GET", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const answer = await office.request(path, { method });
      expect(answer.status, method).toBe(405);
      expect(answer.headers.get("Allow")).toBe("POST");
      expect((answer.body.data ?? answer.body).status).toBe(false);
    }
  });
});
