import { randomUUID } from "node:crypto";
import { idempotencyHeader } from "@crm/contract/calls/call";
import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { selectFullMails } from "../mail/full-mails.ts";
import { createOutbox } from "../mail/outbox.ts";
import { demoFields, fillForm, type LeadKind } from "../testing/lead-bodies.ts";
import { jsonPost } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";

describeOnEachDatabase("a submission without a captcha", (createDatabase) => {
  let desk: TestDesk;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await desk.close();
  });

  /** Sends a form as the site does for a visitor without JavaScript. */
  async function send(
    form: LeadKind,
    options: { visitor?: string; key?: string; absentCaptcha?: string } = {},
  ) {
    const { visitor = "203.0.113.7", key = randomUUID(), absentCaptcha = key } = options;
    const { path, headers, body } = await fillForm(desk, form);
    const assertion = { visitor, absentCaptcha };
    const secret = desk.services.settings.publishSecret;
    return desk.request(
      path,
      jsonPost(
        { ...body, recaptchaToken: key },
        {
          ...headers,
          [idempotencyHeader]: key,
          [siteAssertionHeader]: signSiteAssertion(secret, assertion, desk.clock.now),
        },
      ),
    );
  }

  const listMails = async () =>
    (await desk.services.db.selectFrom("mails").selectAll().execute()).map(
      ({ kind, recipient, state }) => ({ kind, recipient, state }),
    );

  it.each(["demo", "enterprise", "contact"] as const)(
    "of the %s form is stored as held, and the mail to the team says so",
    async (form) => {
      expect((await send(form)).status).toBe(200);
      const { body } = await desk.ask("sales", "GET", "/leads?review=held");
      expect(body.data).toMatchObject([{ kind: form, review: "captcha-absent", isHeld: true }]);
      const mails = await selectFullMails(desk.services.db).execute();
      expect(mails).toHaveLength(1);
      expect(mails[0]?.body_text.replaceAll(/\s+/g, " ")).toContain(
        "Held for review: the form was sent without JavaScript, so no captcha was checked",
      );
    },
  );

  it("writes no mail to the typed address until a person releases the lead", async () => {
    await send("demo");
    const { email, whatsApp: phone, ...others } = demoFields;
    const { settings } = desk.services;
    await desk.request(
      "/api/lead/bookDemo_sendMail",
      jsonPost({ ...others, email, phone }, { apiKey: settings.apiKey }),
    );
    desk.clock.now += 24 * 60 * 60_000;
    await createOutbox(desk.services).runOnce();
    expect((await listMails()).map(({ kind }) => kind)).toEqual(["demo-booking"]);

    const [{ id }] = (await desk.ask("sales", "GET", "/leads")).body.data;
    const released = await desk.ask("sales", "POST", `/leads/${id}/release`);
    expect(released).toMatchObject({ status: 200, body: { isHeld: false } });
    expect(await listMails()).toContainEqual({
      kind: "demo-confirmation",
      recipient: email,
      state: "pending",
    });
    expect((await desk.ask("sales", "GET", "/leads?review=held")).body.total).toBe(0);
    const { db } = desk.services;
    const events = await db.selectFrom("lead_events").select("kind").where("lead_id", "=", id);
    expect((await events.execute()).map(({ kind }) => kind).toSorted()).toEqual([
      ...["received", "released"],
    ]);
  });

  it("is released once, and the limit for one mailbox counts its confirmation", async () => {
    await send("demo");
    await send("demo", { key: "again" });
    const { data } = (await desk.ask("sales", "GET", "/leads")).body;
    // The clock is put back: the change still has a later time.
    desk.clock.now -= 60_000;
    for (const { id, changedAt } of data) {
      const { status, body } = await desk.ask("sales", "POST", `/leads/${id}/release`);
      expect(status).toBe(200);
      expect(Date.parse(body.changedAt)).toBe(Date.parse(changedAt) + 1);
      expect((await desk.ask("sales", "POST", `/leads/${id}/release`)).status).toBe(409);
    }
    const states = (await listMails())
      .filter(({ kind }) => kind === "demo-confirmation")
      .map(({ state }) => state);
    expect(states.toSorted()).toEqual(["pending", "suppressed"]);
    expect(await desk.ask("sales", "POST", "/leads/unknown/release")).toMatchObject({
      status: 404,
      body: { message: "There is no such lead" },
    });
  });

  it.each(["enterprise", "contact"] as const)(
    "of the %s form adds no mail when it is released",
    async (form) => {
      await send(form);
      const before = await listMails();
      const [{ id }] = (await desk.ask("sales", "GET", "/leads")).body.data;
      expect((await desk.ask("sales", "POST", `/leads/${id}/release`)).status).toBe(200);
      expect(await listMails()).toEqual(before);
    },
  );

  it("is not released when it was never held", async () => {
    const { path, headers, body } = await fillForm(desk, "demo");
    await desk.request(path, jsonPost(body, headers));
    const [{ id, isHeld }] = (await desk.ask("sales", "GET", "/leads")).body.data;
    expect(isHeld).toBe(false);
    expect(await desk.ask("sales", "POST", `/leads/${id}/release`)).toMatchObject({
      status: 409,
      body: { message: "This lead is not held. It was already released, or it was never held." },
    });
  });

  it("is limited to 5 in 600 seconds for each visitor, and a repeat does not count", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const tries = ["1", "2", "3", "4", "5"];
    for (const key of tries) expect((await send("contact", { key })).status).toBe(200);
    for (const key of tries) expect((await send("contact", { key })).status).toBe(200);
    const sixth = await send("enterprise", { key: "6" });
    expect([sixth.status, sixth.headers.get("Retry-After")]).toEqual([429, "600"]);
    expect((await send("contact", { key: "7", visitor: "203.0.113.8" })).status).toBe(200);
    expect(await desk.count("leads")).toBe(6);
  });

  it("is stored again as held when it is repeated after its lead was erased", async () => {
    const visitors = { demo: "203.0.113.1", enterprise: "203.0.113.2", contact: "203.0.113.3" };
    for (const form of ["demo", "enterprise", "contact"] as const) {
      const sent = { key: `${form}-key`, visitor: visitors[form] };
      expect((await send(form, sent)).status).toBe(200);
      const [{ id }] = (await desk.ask("admin", "GET", "/leads")).body.data;
      expect((await desk.ask("admin", "DELETE", `/leads/${id}`)).status).toBe(200);
      expect(await desk.count("leads")).toBe(0);

      expect((await send(form, sent)).status).toBe(200);
      const { body } = await desk.ask("admin", "GET", "/leads?review=held");
      expect(body.data).toMatchObject([{ kind: form, isHeld: true }]);
      expect(await desk.count("mails")).toBe(1);
      await desk.ask("admin", "DELETE", `/leads/${body.data[0].id}`);
    }
  });

  it("keeps the keys of other leads when one is erased", async () => {
    await send("contact", { key: "erased" });
    const [{ id }] = (await desk.ask("admin", "GET", "/leads")).body.data;
    await send("enterprise", { key: "other" });
    await desk.ask("admin", "DELETE", `/leads/${id}`);
    expect(await desk.ask("admin", "DELETE", `/leads/${id}`)).toMatchObject({
      status: 404,
      body: { message: "There is no such lead" },
    });
    expect((await send("enterprise", { key: "other" })).status).toBe(200);
    expect(await desk.count("leads")).toBe(1);
    expect(await desk.count("idempotency_keys")).toBe(1);
    expect(await desk.count("captcha_nonces")).toBe(1);
  });

  it("is rejected when the site has not signed that it has no captcha", async () => {
    const forged = await send("enterprise", { absentCaptcha: "another token" });
    expect(forged.status).toBe(400);
    const { path, headers, body } = await fillForm(desk, "enterprise");
    const unsigned = await desk.request(path, jsonPost({ ...body, recaptchaToken: "x" }, headers));
    expect(unsigned.status).toBe(400);
    expect(await desk.count("leads")).toBe(0);
  });
});
