import { afterAll, beforeAll, expect, it } from "vitest";
import type { Role } from "../auth/roles.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";

/** Each address of the desk's REST and who may use it. */
const addresses: [method: string, path: string, may: Role[]][] = [
  ["GET", "/leads", ["admin", "sales"]],
  ["GET", "/leads/none", ["admin", "sales"]],
  ["GET", "/leads/file", ["admin", "sales"]],
  ["POST", "/leads/none/release", ["admin", "sales"]],
  ["DELETE", "/leads/none", ["admin"]],
  ["GET", "/undelivered", ["admin", "sales"]],
  ["GET", "/undelivered/file", ["admin", "sales"]],
  ["GET", "/undelivered/none", ["admin", "sales"]],
  ["PUT", "/undelivered/none", ["admin", "sales"]],
  ["DELETE", "/undelivered/none", ["admin"]],
  ["GET", "/captured-leads", ["admin", "sales"]],
  ["GET", "/captured-leads/none", ["admin", "sales"]],
  ["DELETE", "/captured-leads/none", ["admin"]],
  ["GET", "/outbox", ["admin", "sales"]],
  ["GET", "/outbox/none", ["admin", "sales"]],
  ["GET", "/outbox/none/body", ["admin", "sales"]],
  ["POST", "/outbox/none/send", ["admin", "sales"]],
  ["GET", "/articles", ["admin", "editor"]],
  ["GET", "/articles/none", ["admin", "editor"]],
  ["POST", "/articles", ["admin", "editor"]],
  ["PUT", "/articles/none", ["admin", "editor"]],
  ["POST", "/articles/none/publish", ["admin", "editor"]],
  ["POST", "/articles/none/schedule", ["admin", "editor"]],
  ["POST", "/articles/none/unpublish", ["admin", "editor"]],
  ["GET", "/categories", ["admin", "editor"]],
  ["GET", "/categories/none", ["admin", "editor"]],
  ["POST", "/categories", ["admin", "editor"]],
  ["POST", "/categories/order", ["admin", "editor"]],
  ["PUT", "/categories/none", ["admin", "editor"]],
  ["DELETE", "/categories/none", ["admin", "editor"]],
  ["POST", "/pictures", ["admin", "editor"]],
  ["GET", "/today", ["admin", "editor", "sales"]],
];

describeOnEachDatabase("access to the desk", (createDatabase) => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
  });
  afterAll(() => desk.close());

  it.each(addresses)("%s %s answers 401 without a session", async (method, path) => {
    const { status, body } = await desk.ask(undefined, method, path, body400(method));
    expect(status).toBe(401);
    expect(body).toEqual({ message: "Please sign in" });
  });

  it.each(addresses)("%s %s allows the right roles only", async (method, path, may) => {
    for (const role of ["admin", "editor", "sales"] as const) {
      const { status, body } = await desk.ask(role, method, path, body400(method));
      if (may.includes(role)) expect([200, 400, 404]).toContain(status);
      else expect([status, body]).toEqual([403, { message: "Your role has no access to this" }]);
    }
  });

  it("answers 404 to a signed-in person at an unknown address, in JSON", async () => {
    for (const path of ["/people", "/leads/a/b", "/outbox/a/delete"]) {
      const { status, body } = await desk.ask("admin", "GET", path);
      expect(status).toBe(404);
      expect(body.message).toBeTypeOf("string");
    }
    expect((await desk.ask("admin", "DELETE", "/articles/none")).status).toBe(404);
  });

  it("rejects requests of one person's page with the session of another, and names that person", async () => {
    const me = (await desk.ask("sales", "GET", "/session")).body.session.person;
    const send = (role: Role, method: string, path: string, body?: unknown) =>
      desk.request(`/api/desk${path}`, {
        method,
        headers: {
          Cookie: desk.cookies[role],
          "Content-Type": "application/json",
          "Desk-Person": me.id,
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
    const message = "Somebody else is signed in on this browser now: editor@desk.example.";
    const passwords = {
      currentPassword: desk.passwords.editor,
      newPassword: "four unrelated words",
    };
    for (const [method, path, body] of [
      ["GET", "/today"],
      ["POST", "/articles", {}],
      ["POST", "/password", passwords],
    ] as const) {
      expect(await send("editor", method, path, body)).toMatchObject({
        status: 412,
        body: { message },
      });
    }
    expect((await send("sales", "GET", "/today")).status).toBe(200);
  });

  it("returns only that nobody is signed in when there is no session", async () => {
    const { status, body } = await desk.ask(undefined, "GET", "/session");
    expect(status).toBe(200);
    expect(body).toEqual({ session: null });
  });

  it("shows each role only its figures", async () => {
    const today = { today: 0, week: 0, undelivered: 0 };
    const mails = { waiting: 0, failedAttempts: 0, dead: 0, suppressed: 0 };
    const articles = { drafts: 0, scheduled: 0, published: 0 };
    const of = async (role: Role) => (await desk.ask(role, "GET", "/today")).body;
    expect(await of("admin")).toEqual({ leads: today, mails, articles });
    expect(await of("sales")).toEqual({ leads: today, mails, articles: null });
    expect(await of("editor")).toEqual({ leads: null, mails: null, articles });
  });
});

/** A body that is rejected, so that nothing is changed. */
function body400(method: string): unknown {
  return method === "GET" ? undefined : { at: "never" };
}
