import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { hashSharedSettings } from "@crm/contract/extensions/site-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { selectFullMails } from "../mail/full-mails.ts";
import type { RepeatedCheck } from "../repeated-check.ts";
import { sendLead } from "../testing/send-lead.ts";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { createAlarms } from "./alarms.ts";

const minute = 60_000;
const hour = 60 * minute;

describeOnEachDatabase("alarms by mail", (createDatabase) => {
  let office: TestBackoffice;
  let alarms: RepeatedCheck;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase, { ALERT_TO: "owner@crm.test" });
    alarms = createAlarms(office.services);
  });
  afterEach(() => office.close());

  /** The site's check, with what fails at one of its copies. */
  const report = async (failing: object, source = "the site on web-1, /srv/data") => {
    const { settings, now } = office.services;
    const { publishSecret } = settings;
    const hashes = hashSharedSettings(publishSecret, {
      API_KEY: settings.apiKey,
      ENTERPRISE_COMPANY_ID: settings.enterpriseCompanyId,
      CAPTCHA_PROVIDER: "altcha",
      CAPTCHA_VERIFY: "host",
      CAPTCHA_SECRET: settings.captcha.altchaSecret,
    });
    const body = { hashes, demoCampaignId: settings.demoCampaignId, report: { source, failing } };
    const headers = { [siteAssertionHeader]: signSiteAssertion(publishSecret, {}, now()) };
    expect(await office.request("/api/site-check", jsonPost(body, headers))).toMatchObject({
      ...{ status: 200, body: { differing: [] } },
    });
  };
  /** Checks after a pause; returns the subjects of the alarms' mails until now, oldest first. */
  const checkAfter = async (ms: number) => {
    office.clock.now += ms;
    await alarms.check();
    return (await readMails()).map(({ subject }) => subject);
  };
  const readMails = () =>
    selectFullMails(office.services.db).where("kind", "=", "alarm").orderBy("created_at").execute();
  const full = { disk: "The disk of DATA_DIR has 9 MB left." };

  it("tell the owner once after five minutes, again after six hours, and when it is over", async () => {
    const subject = "Alarm: a disk is almost full";
    await report(full);
    expect(await checkAfter(0)).toEqual([]);
    office.clock.now += 5 * minute - 1;
    await report(full);
    expect(await checkAfter(0)).toEqual([]);
    expect(await checkAfter(1)).toEqual([subject]);
    const [mail] = await readMails();
    expect(mail).toMatchObject({ recipient: "owner@crm.test", state: "pending", lead_id: null });
    expect(mail?.body_text).toContain(
      "Reported by the site on web-1, /srv/data: The disk of DATA_DIR has 9 MB left.",
    );
    expect(mail?.body_text).toContain("21 Nov 2026, 10:00 am IST");
    office.clock.now += 6 * hour - 1;
    await report(full);
    expect(await checkAfter(0)).toHaveLength(1);
    expect(await checkAfter(1)).toEqual([subject, subject]);
    await report({});
    expect(await checkAfter(minute)).toEqual([subject, subject, "Over: a disk is almost full"]);
    expect(await checkAfter(minute)).toHaveLength(3);
  });

  it("write one mail for each kind, with the sentences of every copy that has the problem", async () => {
    const both = { ...full, spool: "3 submissions wait.", settings: "Not reported." };
    const again = async () => {
      await report(both);
      await report({ spool: "1 submission waits." }, "the site on web-2, /srv/data");
    };
    await again();
    await checkAfter(0);
    office.clock.now += 5 * minute;
    await again();
    expect((await checkAfter(0)).sort()).toEqual([
      "Alarm: a disk is almost full",
      "Alarm: submissions are waiting or can't be stored",
    ]);
    const spool = (await readMails()).find(({ subject }) => subject.includes("submissions"));
    expect(spool?.body_text).toContain("web-1, /srv/data: 3 submissions wait.");
    expect(spool?.body_text).toContain("web-2, /srv/data: 1 submission waits.");
    expect(JSON.stringify(await readMails())).not.toContain("Not reported.");
  });

  it("come at most every six hours when a problem comes and goes", async () => {
    const start = async () => {
      await report(full);
      await checkAfter(0);
      office.clock.now += 5 * minute;
      await report(full);
      return checkAfter(0);
    };
    expect(await start()).toHaveLength(1);
    await report({});
    expect(await checkAfter(0)).toHaveLength(2);
    expect(await start()).toHaveLength(2);
    await report({});
    expect(await checkAfter(0)).toHaveLength(2);
    office.clock.now += 6 * hour;
    expect(await start()).toHaveLength(3);
  });

  it("forget a copy that has stopped, but not its spool until a day has passed", async () => {
    await report({ ...full, spool: "3 submissions wait." });
    await checkAfter(0);
    expect(await checkAfter(5 * minute)).toEqual([
      "Alarm: submissions are waiting or can't be stored",
    ]);
    expect(await checkAfter(24 * hour - 5 * minute)).toEqual([
      "Alarm: submissions are waiting or can't be stored",
      "Over: submissions are waiting or can't be stored",
    ]);
  });

  it("say that mail dies, also while the mail server takes none, but not about dead alarms", async () => {
    await sendLead(office, "contact");
    const die = (kind: "contact-message" | "alarm") =>
      office.services.db
        .updateTable("mails")
        .set({ state: "dead", due_at: office.clock.now })
        .where("kind", "=", kind)
        .execute();
    await die("contact-message");
    await checkAfter(0);
    expect(await checkAfter(5 * minute)).toEqual(["Alarm: mails are not being delivered"]);
    expect((await readMails())[0]?.body_text).toContain(
      "1 mail could not be delivered and had to be given up in the last 24 hours.",
    );
    await die("alarm");
    expect(await checkAfter(24 * hour - 5 * minute)).toEqual([
      "Alarm: mails are not being delivered",
      "Over: mails are not being delivered",
    ]);
  });

  it("report the back office's own disk, and are logged as errors", async () => {
    office.services.findFreeBytes = async () => 0;
    await checkAfter(0);
    expect(await checkAfter(5 * minute)).toEqual(["Alarm: a disk is almost full"]);
    expect(office.logged).toMatchObject([{ level: 50, msg: "alarm", kind: "disk" }]);
  });

  it("of two back offices on one database are mailed by one of them", async () => {
    const other = createAlarms(office.services);
    await report(full);
    await Promise.all([alarms.check(), other.check()]);
    office.clock.now += 5 * minute;
    await report(full);
    await Promise.all([alarms.check(), other.check()]);
    expect(await readMails()).toHaveLength(1);
    await report({});
    await Promise.all([alarms.check(), other.check()]);
    expect(await readMails()).toHaveLength(2);
  });
});
