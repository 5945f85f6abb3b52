import { afterAll, beforeAll, expect, it } from "vitest";
import { createLeadRow } from "../../leads/new-lead.ts";
import { storeLead } from "../../leads/store-lead.ts";
import { composeContactMessage } from "../../mail/compose/contact-message.ts";
import { testTime } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

describeOnEachDatabase("a person's data", (createDatabase) => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
    for (const [id, email] of [
      ["one", "asha@shop.example"],
      ["two", "asha@shop.example"],
      ["other", "meera@shop.example"],
      ["caller", null],
    ] as const) {
      const given = { name: "Asha <b>Nair</b>", email, phone: "98250 12345", message: "Hi & bye" };
      const context = { marketingConsent: true, notice: "2026-11-01", page: "/pricing" };
      const lead = {
        ...createLeadRow("contact", testTime, { ...given, context }),
        id,
        contact_id: id,
      };
      await storeLead(desk.services, {
        ...{ lead, mails: composeContactMessage(lead, desk.services.mailAddresses) },
        ...{ key: undefined, captcha: { nonce: id, expiresAt: testTime + 1 } },
        answer: { status: true },
      });
    }
  });
  afterAll(() => desk.close());

  const correct = (id: string, body: object) =>
    desk.ask("sales", "POST", `/contacts/${id}/correct`, body);

  it("is exported completely, as JSON and as a page without markup of the visitor", async () => {
    const { status, body, headers } = await desk.ask("sales", "GET", "/contacts/one/file");
    expect(status).toBe(200);
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="person.json"');
    const section = (title: string) =>
      body.sections.find((given: { title: string }) => given.title === title).entries;
    expect(section("What you sent us")).toHaveLength(2);
    expect(section("What you sent us")[0]).toMatchObject({
      ...{ name: "Asha <b>Nair</b>", email: "asha@shop.example", message: "Hi & bye" },
      ...{ "news by mail": true, "privacy notice shown": "2026-11-01", page: "/pricing" },
    });
    expect(section("What was done about it")).toMatchObject([
      ...[{ kind: "received" }, { kind: "received" }],
    ]);
    expect(section("Mails to you and about you")).toHaveLength(2);
    expect(section("Forms that could not be stored yet")).toEqual([]);

    const page = await desk.ask("sales", "GET", "/contacts/one/file?format=page");
    expect(page.headers.get("Content-Disposition")).toBe('attachment; filename="person.html"');
    expect(page.body).toContain("Asha &lt;b&gt;Nair&lt;/b&gt;");
    expect(page.body).not.toContain("<b>Nair");
    expect((await desk.ask("admin", "GET", "/contacts/none/file")).status).toBe(404);
  });

  it("is corrected only with valid values, each named with its field", async () => {
    const { status, body } = await correct("one", {
      ...{ leadId: "one", name: "", email: "asha", phone: "12" },
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      email: "Please type a full email address, or leave it empty",
      phone: "Please type a full phone number, or leave it empty",
    });
    const valid = { name: "Asha", email: "", phone: "" };
    expect((await correct("one", { ...valid, leadId: "other" })).status).toBe(404);
    expect((await correct("one", valid)).body.errors).toEqual({
      leadId: "Please say which lead",
    });
  });

  it("belongs to the person of the corrected address, and its history does not repeat what was wrong", async () => {
    const phone = "+44 20 7946 0958";
    const corrected = { leadId: "one", name: "Asha Kurup", email: "Meera@shop.example", phone };
    const asked = await correct("one", corrected);
    expect([asked.status, asked.body.errors]).toEqual([
      409,
      {
        email:
          "Meera@shop.example belongs to Asha <b>Nair</b> already. This lead would move to their page.",
      },
    ]);
    expect((await desk.ask("sales", "GET", "/contacts/other")).body.leads).toHaveLength(1);
    const { status, body } = await correct("one", { ...corrected, joins: true });
    expect([status, body]).toEqual([200, { id: "other" }]);
    const other = (await desk.ask("sales", "GET", "/contacts/other")).body;
    expect(other.leads).toHaveLength(2);
    const [event] = other.events;
    expect(event).toMatchObject({
      ...{ kind: "corrected", leadId: "one", person: "Sales" },
      details: { fields: ["name", "email", "phone"] },
    });
    expect(JSON.stringify(other.events)).not.toContain("asha@shop.example");
    const row = await desk.services.db
      .selectFrom("leads")
      .select(["mailbox", "phone_e164"])
      .where("id", "=", "one")
      .executeTakeFirst();
    expect(row).toEqual({ mailbox: "meera@shop.example", phone_e164: "+442079460958" });
    // The other lead keeps its person, although that person's id is the corrected lead's.
    expect((await desk.ask("sales", "GET", "/contacts/one")).body.leads).toMatchObject([
      ...[{ id: "two" }],
    ]);

    const search = async (words: string) => {
      const { data } = (await desk.ask("sales", "GET", `/leads?q=${words}`)).body;
      return data.map(({ id }: { id: string }) => id);
    };
    expect(await search("kurup")).toEqual(["one"]);

    const again = { ...corrected, email: "new@shop.example" };
    const moved = (await correct("other", again)).body.id;
    expect(["one", "two", "other"]).not.toContain(moved);
    // The clock is put back: each change still has a later time, so that no desk misses it.
    const changedAt = async () => (await desk.ask("sales", "GET", "/leads/one")).body.changedAt;
    const before = Date.parse(await changedAt());
    desk.clock.now -= 60_000;
    expect((await correct(moved, { ...again, name: "Asha N." })).body.id).toBe(moved);
    expect(await search("kurup")).toEqual([]);
    desk.clock.now += 60_000;
    expect(Date.parse(await changedAt())).toBe(before + 1);
    const caller = { leadId: "caller", name: "Ravi", email: "", phone: "98250 12345" };
    expect((await correct("caller", caller)).body.id).toBe("caller");

    const spelling = { leadId: "two", name: "Asha", email: "me.era@shop.example", phone: "" };
    expect((await correct("one", spelling)).body.message).toBe(
      "me.era@shop.example may be another spelling of meera@shop.example, which belongs to Asha <b>Nair</b>. This lead would move to their page.",
    );
    const byNumber = { leadId: "two", name: "Asha", email: "", phone: "98250 12345" };
    const askedByNumber = await correct("one", byNumber);
    expect([askedByNumber.status, askedByNumber.body.errors]).toEqual([
      409,
      { phone: "98250 12345 belongs to Ravi already. This lead would move to their page." },
    ]);
  });
});
