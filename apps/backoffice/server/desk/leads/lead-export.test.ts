import { afterAll, beforeAll, expect, it } from "vitest";
import type { LeadRow } from "../../db/rows/lead-rows.ts";
import { createLeadRow } from "../../leads/new-lead.ts";
import { serveOffice } from "../../testing/serve-office.ts";
import { testTime } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

const minute = 60_000;

describeOnEachDatabase("the file of leads", (createDatabase) => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
  });
  afterAll(() => desk.close());

  async function insert(leads: LeadRow[]): Promise<void> {
    for (let start = 0; start < leads.length; start += 200) {
      const some = leads.slice(start, start + 200);
      await desk.services.db.insertInto("leads").values(some).execute();
    }
  }
  async function readLines(query: string): Promise<string[]> {
    const { status, body } = await desk.ask("sales", "GET", `/leads/file?${query}`);
    expect(status).toBe(200);
    const lines = String(body).split("\r\n");
    expect(lines.pop()).toBe("");
    return lines;
  }
  const ids = (lines: string[]) => lines.slice(1).map((line) => line.split(",")[0]);

  it("has every column of a lead", async () => {
    const session = await desk.ask("sales", "GET", "/session");
    await insert([
      createLeadRow("enterprise", testTime, {
        contact_id: "contact-1",
        name: "Deepa Menon",
        email: "deepa@spices.example",
        phone: "098250 12345",
        company_name: "Spices, Kochi",
        company_size: "5-9",
        choice: "Existing user",
        message: 'A "big" order',
        extras: '{"city":"Kochi"}',
        context: {
          marketingConsent: false,
          notice: "2026-11",
          page: "/pricing",
          referrer: "https://search.example/",
          campaign: { utm_source: "mail", utm_campaign: "diwali" },
        },
        review: "captcha-absent",
        released_at: testTime + minute,
        status: "lost",
        lost_reason: "price",
        owner_id: session.body.session.person.id,
        next_step: "Call again",
        next_step_at: testTime + 10 * minute,
        answered_at: testTime + 2 * minute,
        changed_at: testTime + 3 * minute,
      }),
    ]);
    const [titles, line = ""] = await readLines("kind=enterprise");
    expect(titles).toBe(
      "Lead ID,Contact ID,Received (IST),Kind,Status,Lost reason,Owner,Next step,Next step date (IST),Answer due (IST),First answered (IST),Last changed (IST),Name,Email,Phone,Phone as typed,Company,Company size,About them,Message,Source,Landing page,Referrer,UTM source,UTM medium,UTM campaign,UTM term,UTM content,Marketing consent,Privacy notice,Other fields,Review,Review reason",
    );
    expect(line.slice(line.indexOf(","))).toBe(
      ',contact-1,2026-11-21 10:00:00,enterprise,lost,price,Sales,Call again,2026-11-21 10:10:00,2026-11-24 10:00:00,2026-11-21 10:02:00,2026-11-21 10:03:00,Deepa Menon,deepa@spices.example,+91 98250 12345,098250 12345,"Spices, Kochi",5-9,Existing user,"A ""big"" order",,/pricing,https://search.example/,mail,,diwali,,,no,2026-11,"{""city"":""Kochi""}",released,captcha-absent',
    );
  });

  it("has each of many leads once, the newest first, or only the chosen ones", async () => {
    // Groups of 40 arrive in the same millisecond, and every tenth one is a demo.
    const leads = Array.from({ length: 620 }, (_, index) => {
      const kind = index % 10 === 0 ? "demo" : "contact";
      return createLeadRow(kind, testTime - (Math.floor(index / 40) + 1) * minute, {});
    });
    await insert(leads);
    const ordered = (some: LeadRow[]) =>
      some
        .toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
        .map(({ id }) => id);
    expect(ids(await readLines("kind=demo"))).toEqual(
      ordered(leads.filter(({ kind }) => kind === "demo")),
    );
    expect(ids(await readLines("")).slice(1)).toEqual(ordered(leads));

    const chosen = [leads[3], leads[600]].map((lead) => lead?.id);
    expect(ids(await readLines(`ids=${chosen}`))).toEqual(chosen);
    const tooMany = leads.slice(0, 251).map(({ id }) => id);
    expect((await desk.ask("sales", "GET", `/leads/file?ids=${tooMany}`)).status).toBe(400);
  });

  it("breaks off when a lead can't be read, instead of ending early", async () => {
    const broken = { ...createLeadRow("contact", 1, {}), context: "{" };
    await insert([broken]);
    const server = await serveOffice(desk.services);
    try {
      const answer = await fetch(`${server.url}/api/desk/leads/file`, {
        headers: { Cookie: desk.cookies.sales },
      });
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow("terminated");
      expect(desk.logged.at(-1)).toMatchObject({
        level: 50,
        leads: 600,
        msg: "the download of leads broke off",
      });
    } finally {
      await server.close();
      await desk.services.db.deleteFrom("leads").where("id", "=", broken.id).execute();
    }
  });
});
