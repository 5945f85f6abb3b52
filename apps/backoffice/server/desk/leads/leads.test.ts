import { afterAll, beforeAll, expect, it } from "vitest";
import type { LeadRow } from "../../db/rows/lead-rows.ts";
import { createLeadRow } from "../../leads/new-lead.ts";
import { insertLead } from "../../leads/store-lead.ts";
import { composeContactMessage } from "../../mail/compose/contact-message.ts";
import { composeDemoBooking } from "../../mail/compose/demo-mails.ts";
import { insertMails } from "../../mail/full-mails.ts";
import { testTime } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

const hour = 60 * 60_000;

describeOnEachDatabase("the desk's leads", (createDatabase) => {
  let desk: TestDesk;
  let leads: Record<"rekha" | "deepa" | "gurpreet" | "imran", LeadRow>;

  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
    const { services } = desk;
    const { db, settings, mailAddresses } = services;
    leads = {
      rekha: createLeadRow("demo", testTime - 3 * hour, {
        name: "Rekha Parmar",
        email: "rekha@parmar.example",
        phone: "+919825012345",
        company_name: "Parmar Uniforms",
        company_size: "5-9",
        campaign_id: settings.demoCampaignId,
        context: { marketingConsent: true, page: "/pricing" },
      }),
      deepa: createLeadRow("enterprise", testTime - 2 * hour, {
        name: "Deepa Menon",
        email: "deepa@spices.example",
        company_name: "100% Spices_Kochi",
      }),
      gurpreet: createLeadRow("contact", testTime - hour, {
        name: "Gurpreet Singh",
        email: "gurpreet@tractors.example",
        message: "<script>alert(1)</script>",
        review: "captcha-unchecked",
      }),
      imran: createLeadRow("contact", testTime - 30 * 24 * hour, {
        phone: "9820011223",
        extras: JSON.stringify({ city: "Mumbai" }),
      }),
    };
    await store(...Object.values(leads));
    const mails = [
      composeDemoBooking(leads.rekha, mailAddresses),
      composeContactMessage(leads.gurpreet, mailAddresses),
    ];
    await db.transaction().execute((trx) => insertMails(trx, mails.flat()));
  });
  afterAll(() => desk.close());

  const store = async (...rows: LeadRow[]) => {
    const { db, databaseKind } = desk.services;
    for (const row of rows) {
      await db.transaction().execute((trx) => insertLead(trx, databaseKind, row));
    }
  };

  const list = async (query: string) => {
    const { status, body } = await desk.ask("sales", "GET", `/leads?${query}`);
    return { status, total: body.total, names: body.data?.map(({ name }: LeadRow) => name) };
  };

  it("are listed in all kinds, the newest first", async () => {
    const { names, total } = await list("");
    expect(total).toBe(4);
    expect(names).toEqual(["Gurpreet Singh", "Deepa Menon", "Rekha Parmar", null]);
  });

  it("are paged, sorted and counted", async () => {
    const page = await list("sort=createdAt&order=ASC&page=2&perPage=1&kind=demo");
    expect(page).toMatchObject({ total: 1, names: [] });
    const sorted = await list("sort=createdAt&order=ASC&page=1&perPage=2");
    expect(sorted).toMatchObject({ total: 4, names: [null, "Rekha Parmar"] });
  });

  it("are filtered by kind and found by the beginnings of words of name, email, phone and company", async () => {
    expect((await list("kind=enterprise")).names).toEqual(["Deepa Menon"]);
    expect((await list("q=PARMAR.example")).names).toEqual(["Rekha Parmar"]);
    expect((await list("q=98250")).names).toEqual(["Rekha Parmar"]);
    expect((await list("q=uniforms")).names).toEqual(["Rekha Parmar"]);
    expect((await list("q=nobody")).total).toBe(0);
  });

  it.each([
    ...["98250 12345", "+91-98250-12345", "09825012345", "(98250) 12345", "98250.12345"],
    ...["९८२५० १२३४५", "919825", "9825", "012345", "12345"],
  ])("are found by the phone number %s", async (typed) => {
    expect((await list(`q=${encodeURIComponent(typed)}`)).names).toEqual(["Rekha Parmar"]);
  });

  it("are found only when each word matches", async () => {
    expect((await list("q=par%20REKHA")).names).toEqual(["Rekha Parmar"]);
    expect((await list("q=uniforms%20rek")).names).toEqual(["Rekha Parmar"]);
    expect((await list("q=parmar%20uni")).names).toEqual(["Rekha Parmar"]);
    expect((await list("q=rekha@par")).names).toEqual(["Rekha Parmar"]);
    expect((await list("q=@parmar.ex")).names).toEqual(["Rekha Parmar"]);
    expect((await list("q=rekha%20deepa")).total).toBe(0);
    expect((await list("q=ekha")).total).toBe(0);
  });

  it("are searched for special characters literally", async () => {
    expect((await list("q=100%25")).names).toEqual(["Deepa Menon"]);
    expect((await list("q=s_k")).names).toEqual(["Deepa Menon"]);
    for (const empty of ["%25", "0", "00%2000", "%2B", "..."]) {
      expect((await list(`q=${empty}`)).total, empty).toBe(0);
    }
    expect((await list("q=%27%20or%201=1--")).total).toBe(0);
    expect((await list("q=%5C")).total).toBe(0);
  });

  it("reject an invalid list query", async () => {
    const queries = [
      "page=0",
      "page=x",
      "perPage=-1",
      "sort=password",
      "sort=email",
      "page=1e9",
    ].concat(["kind=other", "view=other", "status=done", "from=today", "to=2026-13-01"]);
    for (const query of queries) expect((await list(query)).status).toBe(400);
  });

  it("are shown with their context and mails", async () => {
    const { body } = await desk.ask("sales", "GET", `/leads/${leads.rekha.id}`);
    expect(body).toMatchObject({
      kind: "demo",
      name: "Rekha Parmar",
      phone: "+919825012345",
      companySize: "5-9",
      context: { marketingConsent: true, page: "/pricing" },
      review: null,
      createdAt: "2026-11-21T01:30:00.000Z",
    });
    expect(body.source).toBeTypeOf("string");
    expect(body.mails).toHaveLength(1);
    expect(body.mails[0]).toMatchObject({ kind: "demo-booking", state: "held" });

    const captured = await desk.ask("admin", "GET", `/leads/${leads.imran.id}`);
    expect(captured.body).toMatchObject({ extras: { city: "Mumbai" }, mails: [] });
    const message = await desk.ask("admin", "GET", `/leads/${leads.gurpreet.id}`);
    expect(message.body.review).toBe("captcha-unchecked");
    expect((await desk.ask("admin", "GET", "/leads/unknown")).status).toBe(404);
  });

  it("are counted for today in India and for the last seven days", async () => {
    // 04:30 UTC is 10:00 in India: the day began at 18:30 UTC of the day before.
    const { body } = await desk.ask("sales", "GET", "/today");
    expect(body.leads).toEqual({ today: 3, week: 3, undelivered: 0 });
    desk.clock.now = Date.parse("2026-11-21T18:31:00Z");
    expect((await desk.ask("sales", "GET", "/today")).body.leads).toEqual({
      today: 0,
      week: 3,
      undelivered: 0,
    });
    desk.clock.now = testTime;
  });

  it("are exported by the filters to a file without formulas", async () => {
    const { db } = desk.services;
    const trap = createLeadRow("contact", testTime - 2 * hour, {
      name: '=HYPERLINK("http://x.example","Click")',
      phone: "+919800000001",
      company_name: "-2+3",
      message: "Line one,\nline two",
    });
    await store(trap);
    const path = "/leads/file?kind=contact&q=980000&sort=createdAt";
    const { status, body, headers } = await desk.ask("sales", "GET", path);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("Content-Disposition")).toContain("leads.csv");
    const [head, ...rows] = String(body).split("\r\n");
    expect(head).toMatch(/^\uFEFF?Lead ID,Contact ID,Received \(IST\),Kind,Status,/);
    expect(rows).toEqual([
      expect.stringMatching(
        /,2026-11-21 08:00:00,contact,new,.*,"'=HYPERLINK\(""http:\/\/x\.example"",""Click""\)",,\+91 98000 00001,'\+919800000001,'-2\+3,,,"Line one,\nline two",,/,
      ),
      "",
    ]);
    await db.deleteFrom("leads").where("id", "=", trap.id).execute();
    expect((await desk.ask("admin", "GET", "/leads/file")).body.split("\r\n")).toHaveLength(6);
    expect((await desk.ask("editor", "GET", "/leads/file")).status).toBe(403);
  });

  it("are erased with their mails, and only by an administrator", async () => {
    const path = `/leads/${leads.gurpreet.id}`;
    const { body } = await desk.ask("admin", "GET", path);
    expect((await desk.ask("sales", "DELETE", path)).status).toBe(403);
    expect((await desk.ask("admin", "GET", path)).status).toBe(200);

    expect((await desk.ask("admin", "DELETE", path)).status).toBe(200);
    expect((await desk.ask("admin", "GET", path)).status).toBe(404);
    expect((await desk.ask("admin", "GET", `/outbox/${body.mails[0].id}`)).status).toBe(404);
    expect((await list("")).names).toEqual(["Deepa Menon", "Rekha Parmar", null]);
    expect((await desk.ask("admin", "GET", "/outbox")).body.total).toBe(1);
    expect((await desk.ask("admin", "DELETE", path)).status).toBe(404);
  });
});
