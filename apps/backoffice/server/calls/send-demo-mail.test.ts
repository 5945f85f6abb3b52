import { afterEach, beforeEach, expect, it } from "vitest";
import { apiPath } from "../http/app-env.ts";
import { demoFields, fillForm } from "../testing/lead-bodies.ts";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";

describeOnEachDatabase("call 2", (createDatabase) => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
  });
  afterEach(() => office.close());

  const { whatsApp: phone, ...others } = demoFields;
  const release = (change: Record<string, unknown> = {}, headers?: Record<string, string>) =>
    office.request(
      `${apiPath}/lead/bookDemo_sendMail`,
      jsonPost(
        { ...others, phone, ...change },
        headers ?? { apiKey: office.services.settings.apiKey },
      ),
    );
  const book = async (email?: string) => {
    const { path, headers, body } = await fillForm(office, "demo");
    return office.request(path, jsonPost(email ? { ...body, email } : body, headers));
  };
  const mails = () =>
    office.services.db
      .selectFrom("mails")
      .select(["kind", "state", "due_at", "lead_id"])
      .orderBy("created_at")
      .orderBy("kind")
      .execute();

  it("releases the mails of the booking, and gives the same answer again", async () => {
    await book();
    office.clock.now += 1_000;
    expect(await release()).toMatchObject({ status: 200, body: { status: true } });
    const due_at = office.clock.now;
    const expected = [
      { kind: "demo-booking", state: "pending", due_at },
      { kind: "demo-confirmation", state: "pending", due_at },
    ];
    expect(await mails()).toMatchObject(expected);

    office.clock.now += 1_000;
    expect(await release()).toMatchObject({ status: 200, body: { status: true } });
    expect(await mails()).toMatchObject(expected);
  });

  it("does not change a mail that is being sent, sent or dead", async () => {
    await book();
    for (const state of ["sending", "sent", "dead"] as const) {
      await office.services.db.updateTable("mails").set({ state }).execute();
      expect(await release()).toMatchObject({ status: 200, body: { status: true } });
      expect((await mails()).map((mail) => mail.state)).toEqual([state, state]);
    }
  });

  it("releases only the newest booking with that email, and sends no second confirmation", async () => {
    await book();
    office.clock.now += 1_000;
    await book();
    await book("arun@nair-exports.in");
    await release();
    const states = Object.groupBy(await mails(), ({ state }) => state);
    expect(states.pending).toHaveLength(1);
    expect(states.suppressed).toMatchObject([{ kind: "demo-confirmation" }]);
    const newest = await office.services.db
      .selectFrom("leads")
      .select("id")
      .where("email", "=", demoFields.email)
      .where("created_at", "=", office.clock.now)
      .executeTakeFirstOrThrow();
    for (const mail of states.pending ?? []) expect(mail.lead_id).toBe(newest.id);
    expect(states.held).toHaveLength(4);
  });

  it("answers false for an email without a demo booking", async () => {
    await book("arun@nair-exports.in");
    const enterprise = await fillForm(office, "enterprise");
    await office.request(
      enterprise.path,
      jsonPost({ ...enterprise.body, email: demoFields.email }),
    );
    expect(await release()).toMatchObject({ status: 404, body: { status: false, field: "email" } });
    expect((await mails()).map(({ state }) => state)).toEqual(["held", "held", "pending"]);
  });

  it("rejects a wrong key, a missing field and a body that is not JSON", async () => {
    await book();
    expect(await release({}, { apiKey: "wrong" })).toMatchObject({ status: 401 });
    expect(await release({}, {})).toMatchObject({ status: 401, body: { status: false } });
    for (const field of ["fullName", "email", "phone", "companyName", "companyEmployees"]) {
      const answer = await release({ [field]: "" });
      expect(answer).toMatchObject({ status: 400, body: { status: false, field } });
    }
    const path = `${apiPath}/lead/bookDemo_sendMail`;
    expect(await office.request(path, jsonPost("{"))).toMatchObject({ status: 400 });
    expect(await office.request(path)).toMatchObject({ status: 405 });
    expect((await mails()).map(({ state }) => state)).toEqual(["held", "held"]);
  });
});
