import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createCleanUp } from "../clean-up.ts";
import { createLeadRow } from "../leads/new-lead.ts";
import { selectFullMails } from "../mail/full-mails.ts";
import { createOutbox } from "../mail/outbox.ts";
import { createCaptchaToken } from "../testing/create-captcha-token.ts";
import { openSmtpSink, type SmtpSink, smtpRejection } from "../testing/smtp-sink.ts";
import { jsonPost, testTime } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";

const day = 24 * 60 * 60_000;
const email = "Asha.Nair@gmail.com";
const erase = "Erase everything about me";

describeOnEachDatabase("a request about one's own data", (createDatabase) => {
  let desk: TestDesk;
  let smtp: SmtpSink;
  beforeEach(async () => {
    smtp = await openSmtpSink();
    desk = await openTestDesk(createDatabase, { SMTP_URL: smtp.url });
    const context = { marketingConsent: true, page: "/pricing" };
    const phone = "98250 12345";
    const leads = [
      createLeadRow("contact", testTime, { name: "Asha Nair", email, phone, context }),
      createLeadRow("contact", testTime, { name: "Meera Rao", email: "meera@x.example", phone }),
    ];
    await desk.services.db.insertInto("leads").values(leads).execute();
  });
  afterEach(async () => {
    await desk.close();
    await smtp.close();
  });

  const ask = async (kind: string, change: object = {}, signed = true) => {
    const { settings } = desk.services;
    const recaptchaToken = await createCaptchaToken({ secret: settings.captcha.altchaSecret });
    const header = signSiteAssertion(
      settings.publishSecret,
      { visitor: "192.0.2.1" },
      desk.clock.now,
    );
    const body = { email: "ashanair@gmail.com", kind, recaptchaToken, ...change };
    const headers = signed ? { [siteAssertionHeader]: header } : {};
    return desk.request("/api/privacy-requests", jsonPost(body, headers));
  };

  const findMails = () =>
    selectFullMails(desk.services.db)
      .where("kind", "in", ["privacy-confirmation", "privacy-answer", "privacy-erased"])
      .orderBy("created_at")
      .execute();

  /** The path with the token in the newest mail. */
  const findLink = async () => {
    const text = (await findMails()).at(-1)?.body_text ?? "";
    return /\/your-data\/\w+\?token=[\w-]+/.exec(text)?.[0] ?? "";
  };

  const press = (link: string) => {
    const body = new URLSearchParams({ token: link.split("token=")[1] ?? "" });
    return desk.request("/your-data/confirm", { method: "POST", body });
  };

  const list = async () => (await desk.ask("support", "GET", "/privacyRequests")).body;

  const confirm = async (kind: string): Promise<string> => {
    expect((await ask(kind, { message: "Please hurry" })).status).toBe(200);
    expect((await press(await findLink())).status).toBe(200);
    return (await list()).data[0].id;
  };

  const answer = (id: string, how: string) =>
    desk.ask("admin", "POST", `/privacyRequests/${id}/${how}`, {});

  it("is shown at the desk only after the button behind the mail's link is pressed, which works once", async () => {
    const { status, body } = await ask(erase);
    expect([status, body]).toEqual([200, { status: true }]);
    const [mail] = await findMails();
    expect(mail).toMatchObject({ recipient: "ashanair@gmail.com", state: "pending" });
    expect(mail?.body_text).toContain("Nothing happens until you open the link");
    const link = await findLink();
    for (const _ of [1, 2]) {
      const page = await desk.request(link);
      expect(page.status).toBe(200);
      expect(page.body).toContain("Confirm my request");
    }
    expect((await list()).total).toBe(0);

    const waiting = async () => (await desk.ask("admin", "GET", "/today")).body.privacyRequests;
    expect(await waiting()).toEqual({ waiting: 0, oldest: null });
    expect((await press(link)).body).toContain("your request is confirmed");
    expect(await waiting()).toMatchObject({
      ...{ waiting: 1, oldest: { kind: "erasure", daysLeft: 30 } },
    });
    expect((await press(link)).status).toBe(410);
    expect((await desk.request(link)).body).toContain("This link does not work any more");
    expect(await list()).toMatchObject({
      ...{ total: 1, data: [{ kind: "erasure", email: "ashanair@gmail.com", daysLeft: 30 }] },
    });
    desk.clock.now += day - 1;
    expect((await list()).data[0].daysLeft).toBe(30);
    desk.clock.now += 1;
    expect((await list()).data[0].daysLeft).toBe(29);
    expect((await desk.ask("editor", "GET", "/privacyRequests")).status).toBe(403);
  });

  it("is confirmed within seven days, and forgotten afterwards", async () => {
    await ask(erase);
    const link = await findLink();
    desk.clock.now += 7 * day - 1;
    expect((await desk.request(link)).status).toBe(200);
    desk.clock.now += 2;
    expect((await desk.request(link)).status).toBe(410);
    expect((await press(link)).status).toBe(410);
    await createCleanUp(desk.services).run();
    expect(await desk.count("privacy_requests")).toBe(0);
  });

  it("can't be confirmed by staff: the person's file at the desk has no link of a mail", async () => {
    await ask(erase, { email });
    const { data } = (await desk.ask("sales", "GET", "/leads")).body;
    const { id } = data.find((lead: { email: string }) => lead.email === email);
    const { contactId } = (await desk.ask("sales", "GET", `/leads/${id}`)).body;
    const file = await desk.ask("sales", "GET", `/contacts/${contactId}/file`);
    const text = JSON.stringify(file.body);
    expect(text).toContain("This mail has a secret link");
    expect(text).not.toContain("token=");
  });

  it("covers nothing of another person whose address differs by dots, where the host tells them apart", async () => {
    const other = { name: "A. Sha Rao", email: "a.sha@shop.example" };
    const lead = createLeadRow("contact", testTime, {
      ...other,
      context: { marketingConsent: true },
    });
    await desk.services.db.insertInto("leads").values(lead).execute();
    await ask(erase, { email: other.email });
    desk.clock.now += day;
    const own = { email: "asha+crm@shop.example" };
    for (const kind of ["See what is stored about me", "Take back my consent to offers and news"]) {
      await ask(kind, own);
      await press(await findLink());
    }
    await ask(erase, own);
    await press(await findLink());
    const { data } = await list();
    const idOf = (kind: string) => data.find((row: { kind: string }) => row.kind === kind).id;
    const { body } = await desk.ask("admin", "GET", `/privacyRequests/${idOf("erasure")}`);
    expect(body.contact).toBe(null);

    await answer(idOf("access"), "send-export");
    const page = (await desk.request(await findLink())).body;
    expect(page).toContain("asha+crm@shop.example");
    expect(page).not.toContain("a.sha@shop.example");
    await answer(idOf("withdrawal"), "withdraw");
    await answer(idOf("erasure"), "erase");
    const left = await desk.ask("admin", "GET", `/leads/${lead.id}`);
    expect(left.body).toMatchObject({ ...other, context: { marketingConsent: true } });
    expect((await findMails()).map(({ recipient }) => recipient)).toEqual([
      "a.sha@shop.example",
      "asha+crm@shop.example",
    ]);
  });

  it("is answered in the same way with and without data, and three mails a day go to one mailbox", async () => {
    const answers = [];
    for (const address of ["nobody@x.example", email, email, email, email]) {
      answers.push(await ask(erase, { email: address }));
    }
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect((await findMails()).map(({ recipient }) => recipient)).toEqual([
      ...["nobody@x.example", email, email, email],
    ]);
    desk.clock.now += day + 1;
    await ask(erase, { email });
    expect(await findMails()).toHaveLength(5);
  });

  it("needs the site's signature, a captcha and valid fields", async () => {
    expect((await ask(erase, {}, false)).status).toBe(401);
    expect(await ask(erase, { recaptchaToken: "invented" })).toMatchObject({
      ...{ status: 400, body: { field: "recaptchaToken" } },
    });
    expect((await ask(erase, { email: "asha" })).body).toMatchObject({ field: "email" });
    expect((await ask("Everything")).body.message).toBe("Please choose what you ask for");
    expect(await desk.count("privacy_requests")).toBe(0);
    const token = await createCaptchaToken({
      secret: desk.services.settings.captcha.altchaSecret,
    });
    expect((await ask(erase, { recaptchaToken: token })).status).toBe(200);
    expect((await ask(erase, { recaptchaToken: token })).status).toBe(400);
  });

  it("lists who has only the same phone number apart, and erases only the confirmed mailbox", async () => {
    const id = await confirm(erase);
    const { body } = await desk.ask("support", "GET", `/privacyRequests/${id}`);
    expect(body).toMatchObject({
      ...{ message: "Please hurry", contact: { name: "Asha Nair", leads: 1 } },
      samePhone: [{ name: "Meera Rao, meera@x.example" }],
    });
    expect((await desk.ask("sales", "POST", `/privacyRequests/${id}/erase`, {})).status).toBe(403);
    const done = await answer(id, "erase");
    expect(done).toMatchObject({
      ...{ status: 200, body: { email: null, message: null, answeredBy: "Admin", contact: null } },
    });
    expect((await answer(id, "erase")).status).toBe(409);
    const left = await desk.services.db.selectFrom("leads").select("name").execute();
    expect(left).toEqual([{ name: "Meera Rao" }]);

    // The last mail says that it is done, and is gone once it is sent.
    expect(await findMails()).toMatchObject([{ kind: "privacy-erased", state: "pending" }]);
    await createOutbox(desk.services).runOnce();
    expect(smtp.mails.map(({ to }) => to)).toEqual([["ashanair@gmail.com"]]);
    expect(await findMails()).toEqual([]);
  });

  it("leaves no address behind when the mail that says so is rejected", async () => {
    await answer(await confirm(erase), "erase");
    smtp.reject = { recipient: smtpRejection(550, "5.1.1 No such mailbox") };
    await createOutbox(desk.services).runOnce();
    expect(await findMails()).toEqual([]);
  });

  it("for a copy is answered with a link to everything of the mailbox, for seven days", async () => {
    const id = await confirm("See what is stored about me");
    expect((await answer(id, "send-export")).status).toBe(200);
    const link = await findLink();
    const page = await desk.request(link);
    expect(page.body).toContain("Asha Nair");
    expect(page.body).not.toContain("Meera");
    const { body } = await desk.request(`${link}&format=json`);
    expect(body.sections[0].entries[0].email).toBe("Asha.Nair@gmail.com");
    expect((await desk.request("/your-data/download?token=guess")).status).toBe(410);
    desk.clock.now += 7 * day;
    expect((await desk.request(link)).status).toBe(410);
  });

  it("withdraws the consent, records it in the history and says so by mail", async () => {
    const id = await confirm("Take back my consent to offers and news");
    const { contact } = (await desk.ask("admin", "GET", `/privacyRequests/${id}`)).body;
    const readPerson = async () => (await desk.ask("admin", "GET", `/contacts/${contact.id}`)).body;
    // Changed before the clock was put back: the change still has a later time.
    const before = desk.clock.now + 60_000;
    await desk.services.db.updateTable("leads").set({ changed_at: before }).execute();
    await answer(id, "withdraw");
    const person = await readPerson();
    expect(Date.parse(person.leads[0].changedAt)).toBe(before + 1);
    expect(person.leads[0].context).toEqual({ marketingConsent: false, page: "/pricing" });
    expect(person.events).toMatchObject([
      { kind: "corrected", person: "Admin", details: { consent: "withdrawn" } },
    ]);
    expect((await findMails()).at(-1)?.subject).toBe("Your consent is withdrawn");
  });

  it("for a correction is confirmed by mail once staff have corrected it", async () => {
    const id = await confirm("Correct what is stored about me");
    expect((await answer(id, "confirm-correction")).status).toBe(200);
    expect((await findMails()).at(-1)?.body_text).toContain("We have corrected");
    expect((await answer(id, "burn")).status).toBe(404);
    const other = await answer(await confirm("See what is stored about me"), "erase");
    expect([other.status, other.body.message]).toEqual([
      409,
      "This is not the answer that was asked for",
    ]);
    expect((await answer("none", "erase")).status).toBe(404);
  });
});
