import { afterEach, beforeEach, expect, it } from "vitest";
import { fillForm } from "../testing/lead-bodies.ts";
import { openSmtpSink, type SmtpSink, smtpRejection } from "../testing/smtp-sink.ts";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { createOutbox, type Outbox } from "./outbox.ts";

const minute = 60_000;

describeOnEachDatabase("a mail for two people", (createDatabase) => {
  let sink: SmtpSink;
  let office: TestBackoffice;
  let outbox: Outbox;

  beforeEach(async () => {
    sink = await openSmtpSink();
    office = await openTestBackoffice(createDatabase, {
      SMTP_URL: sink.url,
      SALES_TO: "one@desk.example, two@desk.example",
    });
    outbox = createOutbox(office.services);
  });
  afterEach(async () => {
    await outbox.stop();
    await office.close();
    await sink.close();
  });

  const readMails = () =>
    office.services.db.selectFrom("mails").selectAll().orderBy("recipient").execute();
  async function deliver(): Promise<string[][]> {
    while ((await outbox.runOnce()) > 0);
    return sink.mails.map(({ to }) => to);
  }

  it("is retried for a rejected recipient, while the other gets it once", async () => {
    sink.reject = { recipient: smtpRejection(451, "4.3.0 Later"), onlyTo: "two@desk.example" };
    const { path, headers, body } = await fillForm(office, "enterprise");
    expect((await office.request(path, jsonPost(body, headers))).status).toBe(200);
    expect(await deliver()).toEqual([["one@desk.example"]]);
    expect(await readMails()).toMatchObject([
      { recipient: "one@desk.example", state: "sent", attempts: 1, last_error: null },
      {
        recipient: "two@desk.example",
        state: "pending",
        attempts: 1,
        last_error: "The mail server said: 451 4.3.0 Later",
      },
    ]);

    sink.reject = {};
    office.clock.now += minute;
    expect(await deliver()).toEqual([["one@desk.example"], ["two@desk.example"]]);
    const mails = await readMails();
    expect(mails.map(({ state }) => state)).toEqual(["sent", "sent"]);
    for (const [index, { message_id }] of mails.entries()) {
      expect(sink.mails[index]?.raw).toContain(`Message-ID: ${message_id}`);
    }
  });
});
