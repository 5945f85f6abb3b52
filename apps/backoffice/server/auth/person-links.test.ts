import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { selectFullMails } from "../mail/full-mails.ts";
import { jsonPost } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { emailOf, openTestDesk, readCookie, type TestDesk } from "../testing/test-desk.ts";

const hour = 60 * 60_000;
const chosen = "seven otters by the river";
const expired =
  "This link has expired or was already used. Ask for a new one on the sign-in page, or ask an administrator.";

describeOnEachDatabase("a link for a password", (createDatabase) => {
  let desk: TestDesk;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
  });
  afterEach(() => desk.close());

  const post = (path: string, body: unknown, from?: string) =>
    desk.request(`/api/desk${path}`, jsonPost(body), from);
  const tokenOf = (link: string) => link.split("#")[1] ?? "";
  const choose = (token: string, name?: string) =>
    post("/link/password", { token, newPassword: chosen, ...(name && { name }) });
  const signIn = (email: string) => post("/sign-in", { email, password: chosen });
  const invite = (body: object) =>
    desk.ask("admin", "POST", "/people", {
      email: "Farida@Shop.test",
      name: "",
      role: "sales",
      ...body,
    });
  const mails = () => selectFullMails(desk.services.db).execute();
  const askForMail = (email: string, from?: string) => post("/lost-password", { email }, from);
  /** Asks for a mail and returns the token in it. */
  async function lose(email: string): Promise<string> {
    await askForMail(email);
    const mail = await vi.waitFor(async () => {
      const [found] = await mails();
      if (!found) throw new Error("There is no mail yet");
      return found;
    }, 30_000);
    return /set-password#([\w-]+)/.exec(mail.body_text)?.[1] ?? "";
  }

  it("is shown once for an invitation; the person chooses name and password, once", async () => {
    const { status, body } = await invite({ send: "link" });
    expect([status, body.isInvited]).toEqual([201, true]);
    expect(body.link).toMatch(/^http:\/\/localhost:4000\/admin\/set-password#[\w-]{43}$/);
    expect(await desk.count("mails")).toBe(0);
    expect((await signIn("farida@shop.test")).status).toBe(401);

    const token = tokenOf(body.link);
    expect((await post("/link", { token })).body).toEqual({
      purpose: "invitation",
      email: "farida@shop.test",
      name: "Farida",
    });
    const weak = await post("/link/password", { token, newPassword: "password1234" });
    expect(weak.body.errors.newPassword).toMatch(/^This password is easy to guess/);
    expect((await choose(token, "Farida Khan")).body).toEqual({ email: "farida@shop.test" });
    const again = await choose(token);
    expect([again.status, again.body.message]).toEqual([410, expired]);

    const Cookie = readCookie(await signIn("farida@shop.test"));
    const { session } = (await desk.request("/api/desk/session", { headers: { Cookie } })).body;
    expect(session).toMatchObject({
      person: { name: "Farida Khan", role: "sales" },
      mustChangePassword: false,
    });
    const stored = JSON.stringify(
      await desk.services.db.selectFrom("audit_events").selectAll().execute(),
    );
    expect(stored).not.toContain(token);
  });

  it("is used once by two requests at the same moment", async () => {
    const token = tokenOf((await invite({ send: "link" })).body.link);
    const both = await Promise.all([choose(token, "Farida Khan"), choose(token, "Farida Shah")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it("is mailed, not shown, when the administrator wants so; the desk never shows such a mail's text", async () => {
    const { body } = await invite({ send: "mail" });
    expect(body).not.toHaveProperty("link");
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: "password-link", recipient: "farida@shop.test" });
    expect(mail?.body_text).toContain("Admin invites you to the desk");
    const shown = await desk.ask("sales", "GET", `/outbox/${mail?.id}/body`);
    expect(shown.body).toBe(
      "<p>This mail has a secret link, so its text is neither shown here nor kept.</p>",
    );
    const about = await desk.ask("sales", "GET", `/outbox/${mail?.id}`);
    expect(about.body.hidden).toBe(
      "This mail has a secret link, so its text is neither shown here nor kept.",
    );
  });

  it.each([
    ["an invitation", 7 * 24 * hour],
    ["a lost password", hour],
  ])("for %s ends in time, and a new one ends the old", async (kind, lifetime) => {
    const make = async () =>
      kind === "an invitation"
        ? tokenOf((await invite({ send: "link" })).body.link)
        : lose(emailOf("sales"));
    const token = await make();
    desk.clock.now += lifetime - 1;
    expect((await post("/link", { token })).status).toBe(200);
    desk.clock.now += 1;
    expect((await post("/link", { token })).body.message).toBe(expired);
    const people = (await desk.ask("admin", "GET", "/people")).body.data;
    const { id } = people.find((row: { email: string }) =>
      kind === "an invitation" ? row.email === "farida@shop.test" : row.email === emailOf("sales"),
    );
    const link = async () =>
      tokenOf((await desk.ask("admin", "POST", `/people/${id}/link`, { send: "link" })).body.link);
    const [older, newer] = [await link(), await link()];
    expect((await post("/link", { token: older })).status).toBe(410);
    expect((await choose(newer)).status).toBe(200);
  });

  it("for a lost password ends every session, and is asked for with one answer for everybody", async () => {
    const [known, unknown] = [
      await askForMail("nobody@desk.example"),
      await askForMail(emailOf("editor")),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await vi.waitFor(async () => expect(await desk.count("mails")).toBe(1), 30_000);
    await desk.services.db.deleteFrom("mails").execute();

    const token = await lose(emailOf("sales"));
    expect((await desk.ask("sales", "GET", "/today")).status).toBe(200);
    expect((await choose(token, "Another name")).status).toBe(200);
    expect((await desk.ask("sales", "GET", "/today")).status).toBe(401);
    const Cookie = readCookie(await signIn(emailOf("sales")));
    const { session } = (await desk.request("/api/desk/session", { headers: { Cookie } })).body;
    expect(session.person.name).toBe("Sales");
  });

  it("for an invitation stays valid when somebody says that they lost a password", async () => {
    const token = tokenOf((await invite({ send: "link" })).body.link);
    expect((await askForMail("farida@shop.test")).status).toBe(200);
    await lose(emailOf("sales"));
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([emailOf("sales")]);
    expect((await post("/link", { token })).status).toBe(200);
  });

  it("is written to one mailbox three times an hour, whether it is somebody's or not", async () => {
    for (const email of [emailOf("sales"), "nobody@desk.example"]) {
      const statuses: number[] = [];
      for (let sent = 0; sent < 4; sent += 1) {
        statuses.push((await askForMail(email, `198.51.100.${sent}`)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });
});
