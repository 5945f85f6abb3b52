import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { selectFullMails } from "../mail/full-mails.ts";
import { jsonPost } from "../testing/test-backoffice.ts";
import { createSqliteFile } from "../testing/test-databases.ts";
import { emailOf, openTestDesk, type TestDesk } from "../testing/test-desk.ts";

const chosen = "seven otters by the river";

describe("the forms around passwords", () => {
  let desk: TestDesk;
  beforeEach(async () => {
    desk = await openTestDesk(createSqliteFile);
  });
  afterEach(() => desk.close());

  const post = (path: string, body: unknown, Cookie = "") =>
    desk.request(`/api/desk${path}`, jsonPost(body, Cookie ? { Cookie } : {}));
  const errorsOf = async (path: string, body: unknown) => {
    const answer = await post(path, body);
    return [answer.status, answer.body.errors];
  };
  async function invite(): Promise<string> {
    const invitation = { email: "farida@shop.test", role: "sales", send: "link" };
    const { body } = await desk.ask("admin", "POST", "/people", invitation);
    return body.link.split("#")[1];
  }

  it("say in one sentence what is wrong with a field", async () => {
    for (const email of [undefined, "", "sales", 5]) {
      expect(await errorsOf("/lost-password", { email })).toEqual([
        ...[400, { email: "Please enter your email" }],
      ]);
    }
    expect(await errorsOf("/link", {})).toEqual([400, { token: "The link is incomplete" }]);
    expect(await errorsOf("/sign-in/code", {})).toEqual([400, { code: "Please enter the code" }]);
    const token = await invite();
    for (const [name, sentence] of [
      ["  ", "Please enter a name"],
      [5, "Please enter a name"],
      ["a".repeat(81), "Please enter at most 80 characters"],
    ]) {
      expect(await errorsOf("/link/password", { token, newPassword: chosen, name })).toEqual([
        ...[400, { name: sentence }],
      ]);
    }
    const name = ` ${"a".repeat(80)} `;
    expect((await post("/link/password", { token, newPassword: chosen, name })).status).toBe(200);
    const { data } = (await desk.ask("admin", "GET", "/people")).body;
    expect(data.map((person: { name: string }) => person.name)).toContain("a".repeat(80));
  });

  it("mail a link to the address however it is typed", async () => {
    const { status, body } = await post("/lost-password", { email: " Sales@Desk.Example " });
    expect([status, body]).toEqual([200, { ok: true }]);
    await vi.waitFor(async () => {
      const mails = await selectFullMails(desk.services.db).execute();
      expect(mails.map(({ recipient }) => recipient)).toEqual([emailOf("sales")]);
    }, 30_000);
  });

  it("are recorded with the person who used them", async () => {
    const next = () => {
      desk.clock.now += 1;
    };
    const newPassword = "mango biscuit raincoat";
    const currentPassword = desk.passwords.editor;
    next();
    await post("/password", { currentPassword, newPassword }, desk.cookies.editor);
    next();
    await post("/lost-password", { email: emailOf("support") });
    await vi.waitFor(async () => expect(await desk.count("mails")).toBe(1), 30_000);
    next();
    const token = await invite();
    next();
    await post("/link/password", { token, newPassword: chosen, name: "Farida Khan" });
    next();
    await post("/sign-in", { email: emailOf("admin"), password: desk.passwords.admin });
    next();
    await post("/sign-out", {}, desk.cookies.sales);
    next();
    await post("/sign-out", {});
    const recorded = async () => {
      const { data } = (await desk.ask("admin", "GET", "/audit?perPage=6")).body;
      return data.map(
        ({ personName, action }: { personName: string; action: string }) =>
          `${personName}: ${action}`,
      );
    };
    await vi.waitFor(
      async () =>
        expect(await recorded()).toEqual([
          "Sales: session.ended",
          "Admin: session.started",
          "Farida Khan: account.password-set",
          "Admin: people.invited",
          "Support: account.password-asked",
          "Editor: account.password-changed",
        ]),
      30_000,
    );
  });

  it("are blocked for an address that guesses at an account that does not exist, which is recorded too", async () => {
    const statuses: number[] = [];
    for (let tried = 0; tried < 11; tried += 1) {
      const guess = { email: "nobody@desk.example", password: "guess" };
      const answer = await desk.request("/api/desk/sign-in", jsonPost(guess), "203.0.113.8");
      statuses.push(answer.status);
    }
    expect(statuses.at(-1)).toBe(429);
    const { data } = (await desk.ask("admin", "GET", "/audit?action=session.locked")).body;
    expect(data).toMatchObject([{ personName: null, details: { address: "203.0.113.8" } }]);
  });

  it("do not open a link of a person who was removed", async () => {
    const token = await invite();
    const { data } = (await desk.ask("admin", "GET", "/people")).body;
    const { id } = data.find(({ email }: { email: string }) => email === "farida@shop.test");
    await desk.ask("admin", "DELETE", `/people/${id}`);
    const { status, body } = await post("/link", { token });
    expect([status, body.message]).toEqual([
      410,
      "This link has expired or was already used. Ask for a new one on the sign-in page, or ask an administrator.",
    ]);
  });
});
