import { afterAll, beforeAll, expect, it } from "vitest";
import { recordLeadEvent } from "../../leads/lead-events.ts";
import { createLeadRow } from "../../leads/new-lead.ts";
import { storeLead } from "../../leads/store-lead.ts";
import { composeContactMessage } from "../../mail/compose/contact-message.ts";
import { testTime } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

const hour = 60 * 60_000;

describeOnEachDatabase("a person's page at the desk", (createDatabase) => {
  let desk: TestDesk;
  const contacts: Record<string, string> = {};

  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
    const { services } = desk;
    const store = async (id: string, at: number, given: Parameters<typeof createLeadRow>[2]) => {
      const lead = { ...createLeadRow("contact", at, given), id, contact_id: id };
      await storeLead(services, {
        ...{ lead, mails: composeContactMessage(lead, services.mailAddresses), key: undefined },
        ...{ captcha: { nonce: id, expiresAt: at + hour }, answer: { status: true } },
      });
      const { body } = await desk.ask("sales", "GET", `/leads/${id}`);
      contacts[id] = body.contactId;
    };
    await store("first", testTime - 3 * hour, {
      ...{ name: "Rekha Parmar", email: "rekha@parmar.example", phone: "098250 12345" },
      ...{ company_name: "Parmar Uniforms", message: "What does it cost?" },
      context: { marketingConsent: true, notice: "2026-11-01", page: "/pricing" },
    });
    await store("again", testTime - 2 * hour, {
      ...{ name: "Rekha P.", email: "REKHA@parmar.example", message: "I asked before." },
    });
    await store("stranger", testTime - hour, {
      ...{ name: "Imran Shaikh", email: "imran@shop.example", phone: "+91 98250 12345" },
    });
    await store("caller", testTime - hour, { phone: "9825012345" });
    await store("caller-again", testTime - hour, { phone: "+919825012345" });
  });
  afterAll(() => desk.close());

  const read = async (id: string) => (await desk.ask("sales", "GET", `/contacts/${id}`)).body;

  it("has the leads of one mailbox, the newest first, with what the newest of them say", async () => {
    expect(contacts.again).toBe(contacts.first);
    const person = await read("first");
    expect(person).toMatchObject({
      ...{ id: "first", name: "Rekha P.", email: "REKHA@parmar.example" },
      ...{ phone: "+91 98250 12345", companyName: "Parmar Uniforms" },
    });
    expect(person.leads.map(({ id }: { id: string }) => id)).toEqual(["again", "first"]);
    expect(person.leads[1]).toMatchObject({
      ...{ status: "new", phone: "098250 12345", message: "What does it cost?" },
      context: { marketingConsent: true, notice: "2026-11-01", page: "/pricing" },
    });
    expect(person.mails.map(({ leadId }: { leadId: string }) => leadId)).toEqual([
      "again",
      "first",
    ]);
  });

  it("links people with the same number and never joins them", async () => {
    expect(contacts.stranger).toBe("stranger");
    expect(contacts["caller-again"]).toBe(contacts.caller);
    const names = ({ samePhone }: { samePhone: { id: string; name: string }[] }) =>
      samePhone.map(({ id, name }) => `${id}: ${name}`).sort();
    expect(names(await read("first"))).toEqual([
      ...["caller: +91 98250 12345", "stranger: Imran Shaikh, imran@shop.example"],
    ]);
    expect(names(await read("caller"))).toEqual([
      ...[
        "first: Rekha Parmar, rekha@parmar.example",
        "stranger: Imran Shaikh, imran@shop.example",
      ],
    ]);
  });

  it("says who did what, also for people who have left", async () => {
    const { db } = desk.services;
    const sales = (await desk.ask("sales", "GET", "/session")).body.session.person;
    const lead = { id: "again", contact_id: "first" };
    await db.transaction().execute(async (trx) => {
      const record = (kind: "note" | "owner", personId: string, details: object, minute: number) =>
        recordLeadEvent(trx, lead, { kind, personId, details: { ...details } }, testTime + minute);
      await record("note", sales.id, { note: "Call on Monday" }, 1);
      await record("owner", "removed", { from: null, to: sales.id }, 2);
      await record("owner", sales.id, { from: sales.id, to: "removed" }, 3);
    });
    const { events } = await read("first");
    expect(events).toMatchObject([
      { kind: "owner", person: "Sales", details: { from: "Sales", to: "a former colleague" } },
      { kind: "owner", person: "a former colleague", details: { from: null, to: "Sales" } },
      { kind: "note", leadId: "again", person: "Sales", details: { note: "Call on Monday" } },
    ]);
  });

  it("answers 404 for a person without leads", async () => {
    expect((await desk.ask("sales", "GET", "/contacts/none")).status).toBe(404);
  });
});
