import { afterAll, beforeAll, expect, it } from "vitest";
import { type Operation, type Resource, rights } from "../auth/rights.ts";
import { type Role, roles } from "../auth/roles.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { createDeskRoutes } from "./desk.ts";

/** Each address of the desk with the right that it needs. A new route fails a test until it is here. */
const addresses = [
  ["GET", "/today", "own", "use"],
  ["POST", "/password", "own", "use"],
  ["GET", "/account", "own", "use"],
  ["PUT", "/account", "own", "use"],
  ["POST", "/account/two-step", "own", "use"],
  ["POST", "/account/two-step/confirm", "own", "use"],
  ["POST", "/account/two-step/off", "own", "use"],
  ["POST", "/account/recovery-codes", "own", "use"],
  ["DELETE", "/account/sessions/:id", "own", "use"],
  ["POST", "/account/sessions/end-others", "own", "use"],
  ["GET", "/monday-mail", "own", "use"],
  ["PUT", "/monday-mail", "own", "use"],

  ["GET", "/reports", "reports", "read"],

  ["GET", "/events", "leads", "read"],
  ["GET", "/leads", "leads", "read"],
  ["GET", "/leads/:id", "leads", "read"],
  ["GET", "/leads/counts", "leads", "read"],
  ["GET", "/leads/options", "leads", "read"],
  ["GET", "/leads/file", "leads", "export"],
  ["PATCH", "/leads/:id", "leads", "change"],
  ["POST", "/leads/:id/activities", "leads", "note"],
  ["POST", "/leads/bulk", "leads", "change"],
  ["PUT", "/leads/by-turn", "leads", "configure"],
  ["POST", "/leads/:id/release", "leads", "change"],
  ["DELETE", "/leads/:id", "leads", "erase"],

  ["GET", "/contacts/:id", "contacts", "read"],
  ["GET", "/contacts/:id/file", "contacts", "export"],
  ["POST", "/contacts/:id/correct", "contacts", "correct"],
  ["DELETE", "/contacts/:id", "contacts", "erase"],

  ["GET", "/privacyRequests", "privacyRequests", "read"],
  ["GET", "/privacyRequests/:id", "privacyRequests", "read"],
  ["POST", "/privacyRequests/:id/:answer", "privacyRequests", "answer"],

  ["GET", "/undelivered", "undelivered", "read"],
  ["GET", "/undelivered/:id", "undelivered", "read"],
  ["GET", "/undelivered/file", "undelivered", "export"],
  ["PUT", "/undelivered/:id", "undelivered", "change"],
  ["DELETE", "/undelivered/:id", "undelivered", "erase"],

  ["GET", "/companies", "companies", "read"],
  ["GET", "/companies/:id", "companies", "read"],
  ["POST", "/companies", "companies", "manage"],
  ["PUT", "/companies/:id", "companies", "manage"],
  ["POST", "/companies/:id/keys", "companies", "manage"],
  ["POST", "/companies/:id/keys/:keyId/revoke", "companies", "manage"],
  ["POST", "/companies/:id/workflows", "companies", "manage"],
  ["PUT", "/companies/:id/workflows/:workflowId", "companies", "manage"],
  ["GET", "/capturedLeads", "capturedLeads", "read"],
  ["GET", "/capturedLeads/:id", "capturedLeads", "read"],
  ["DELETE", "/capturedLeads/:id", "capturedLeads", "erase"],

  ["GET", "/outbox", "outbox", "read"],
  ["GET", "/outbox/:id", "outbox", "read"],
  ["GET", "/outbox/:id/body", "outbox", "read"],
  ["POST", "/outbox/:id/send", "outbox", "retry"],

  ["GET", "/webhooks", "webhooks", "read"],
  ["GET", "/webhooks/:id", "webhooks", "read"],
  ["POST", "/webhooks", "webhooks", "manage"],
  ["PUT", "/webhooks/:id", "webhooks", "manage"],
  ["DELETE", "/webhooks/:id", "webhooks", "manage"],
  ["POST", "/webhooks/:id/rotate", "webhooks", "manage"],
  ["POST", "/webhooks/:id/test", "webhooks", "manage"],
  ["GET", "/webhooks/:id/deliveries", "webhooks", "read"],
  ["POST", "/webhooks/:id/deliveries/:delivery/retry", "webhooks", "manage"],

  ["GET", "/articles", "articles", "read"],
  ["GET", "/articles/export", "articles", "change"],
  ["POST", "/articles/publish-check", "articles", "change"],
  ["POST", "/articles/import", "articles", "change"],
  ["GET", "/articles/:id", "articles", "read"],
  ["POST", "/articles", "articles", "change"],
  ["POST", "/articles/:id/publish", "articles", "change"],
  ["POST", "/articles/:id/schedule", "articles", "change"],
  ["POST", "/articles/:id/unpublish", "articles", "change"],
  ["GET", "/articles/:id/working-copy", "articles", "read"],
  ["PUT", "/articles/:id/working-copy", "articles", "change"],
  ["DELETE", "/articles/:id/working-copy", "articles", "change"],
  ["POST", "/articles/:id/unschedule", "articles", "change"],
  ["PUT", "/articles/:id/editor", "articles", "change"],
  ["DELETE", "/articles/:id/editor/:tab", "articles", "change"],
  ["POST", "/articles/:id/date", "articles", "change"],
  ["POST", "/articles/:id/trash", "articles", "change"],
  ["GET", "/articles/:id/versions", "articles", "read"],
  ["GET", "/articles/:id/versions/compare", "articles", "read"],
  ["POST", "/articles/:id/versions/:number/restore", "articles", "change"],
  ["GET", "/articles/:id/preview", "articles", "read"],
  ["GET", "/trash", "trash", "read"],
  ["POST", "/trash/:id/restore", "trash", "restore"],

  ["GET", "/linkTargets", "articles", "read"],
  ["GET", "/linkTargets/one", "articles", "read"],

  ["GET", "/categories", "categories", "read"],
  ["GET", "/categories/:id", "categories", "read"],
  ["POST", "/categories", "categories", "change"],
  ["POST", "/categories/order", "categories", "change"],
  ["PUT", "/categories/:id", "categories", "change"],
  ["DELETE", "/categories/:id", "categories", "change"],

  ["GET", "/pictures", "pictures", "read"],
  ["GET", "/pictures/:id", "pictures", "read"],
  ["POST", "/pictures", "pictures", "add"],
  ["PUT", "/pictures/:id", "pictures", "change"],
  ["POST", "/pictures/:id/replace", "pictures", "change"],
  ["DELETE", "/pictures/:id", "pictures", "change"],
  ["GET", "/feedback", "feedback", "read"],
  ["GET", "/feedback/:id", "feedback", "read"],
  ["POST", "/feedback/:id/done", "feedback", "settle"],
  ["POST", "/feedback/:id/reopen", "feedback", "settle"],
  ["GET", "/searches", "searches", "read"],
  ["POST", "/searches/:term/clear", "searches", "clear"],

  ["GET", "/people", "people", "read"],
  ["GET", "/people/:id", "people", "read"],
  ["POST", "/people", "people", "manage"],
  ["PUT", "/people/:id", "people", "manage"],
  ["POST", "/people/:id/link", "people", "manage"],
  ["POST", "/people/:id/sign-out", "people", "manage"],
  ["POST", "/people/:id/two-step-off", "people", "manage"],
  ["POST", "/people/:id/hand-over", "people", "manage"],
  ["DELETE", "/people/:id", "people", "manage"],
  ["GET", "/audit", "audit", "read"],
  ["GET", "/audit/people", "audit", "read"],
  ["GET", "/settings", "settings", "read"],
  ["POST", "/settings/test-mail", "settings", "test"],
] as const satisfies readonly Address[];

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Address =
  | { [Name in Resource]: readonly [Method, string, Name, Operation<Name>] }[Resource]
  /** For everyone who is signed in, about themselves. */
  | readonly [Method, string, "own", "use"];

/** Open to everyone: whoever signs in has no session yet. */
const open = [
  "POST /sign-in",
  "POST /sign-in/code",
  "POST /sign-out",
  "POST /lost-password",
  "POST /link",
  "POST /link/password",
  "GET /session",
];

/** Written by hand, so that a slip in the table of rights fails. */
const importantRights: [right: string, may: Role[]][] = [
  ["leads read", ["admin", "sales", "support"]],
  ["leads assign", ["admin", "sales"]],
  ["leads export", ["admin", "sales"]],
  ["leads erase", ["admin"]],
  ["undelivered erase", ["admin"]],
  ["contacts export", ["admin", "sales"]],
  ["contacts erase", ["admin"]],
  ["privacyRequests answer", ["admin"]],
  ["outbox retry", ["admin", "sales"]],
  ["articles change", ["admin", "editor"]],
  ["trash restore", ["admin", "editor"]],
  ["pictures change", ["admin", "editor"]],
  ["companies read", ["admin", "support"]],
  ["companies manage", ["admin"]],
  ["capturedLeads read", ["admin", "support"]],
  ["capturedLeads erase", ["admin"]],
  ["webhooks manage", ["admin"]],
  ["people read", ["admin"]],
  ["people manage", ["admin"]],
  ["audit read", ["admin"]],
  ["settings test", ["admin"]],
];

function rolesWith(resource: string, operation: string): readonly Role[] {
  if (resource === "own") return roles;
  const table: Record<string, Record<string, readonly Role[]>> = rights;
  return table[resource]?.[operation] ?? [];
}

describeOnEachDatabase("access to the desk", (createDatabase) => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
    // The stream of events would not end.
    desk.services.leadFeed.stop();
  });
  afterAll(() => desk.close());

  const send = (role: Role | undefined, method: string, path: string) =>
    desk.ask(role, method, path.replaceAll(/:\w+/g, "none"), rejectedBody(method));

  it("is checked below for every address that the desk has", () => {
    const registered = createDeskRoutes(desk.services).routes.filter(
      ({ method }) => method !== "ALL",
    );
    const found = new Set(registered.map(({ method, path }) => `${method} ${path}`));
    const listed = [...addresses.map(([method, path]) => `${method} ${path}`), ...open];
    expect([...found].toSorted()).toEqual(listed.toSorted());
  });

  it.each(importantRights)("gives the right to %s to few", (right, may) => {
    const [resource = "", operation = ""] = right.split(" ");
    expect(rolesWith(resource, operation)).toEqual(may);
  });

  it.each(addresses)("%s %s answers 401 without a session", async (method, path) => {
    const { status, body } = await send(undefined, method, path);
    expect(status).toBe(401);
    expect(body).toEqual({ message: "Please sign in" });
  });

  it.each(addresses)(
    "%s %s needs the right to %s: %s",
    async (method, path, resource, operation) => {
      for (const role of roles) {
        const { status, body } = await send(role, method, path);
        if (rolesWith(resource, operation).includes(role))
          expect([200, 400, 404]).toContain(status);
        else expect([status, body]).toEqual([403, { message: "Your role has no access to this" }]);
      }
    },
  );

  it("tells each page what the person's role may do", async () => {
    const mayOf = async (role: Role) =>
      (await desk.ask(role, "GET", "/session")).body.session.may as Record<string, string[]>;
    expect(await mayOf("editor")).toEqual({
      articles: ["read", "change"],
      trash: ["read", "restore"],
      categories: ["read", "change"],
      pictures: ["read", "add", "change"],
      feedback: ["read", "settle"],
      searches: ["read", "clear"],
    });
    expect((await mayOf("support")).leads).toEqual(["read", "note"]);
    expect((await mayOf("admin")).people).toEqual(["read", "manage"]);
  });

  it("answers 404 to a signed-in person at an unknown address, in JSON", async () => {
    for (const path of ["/nowhere", "/leads/a/b", "/outbox/a/delete"]) {
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
    const privacyRequests = { waiting: 0, oldest: null };
    const of = async (role: Role) => (await desk.ask(role, "GET", "/today")).body;
    expect(await of("admin")).toEqual({ leads: today, privacyRequests, mails, articles });
    const noRequests = { privacyRequests: null };
    expect(await of("sales")).toEqual({ leads: today, ...noRequests, mails, articles: null });
    expect(await of("editor")).toEqual({ leads: null, ...noRequests, mails: null, articles });
    expect(await of("support")).toEqual({ leads: today, ...noRequests, mails, articles: null });
  });
});

/** A body that is rejected, so that nothing is changed. */
function rejectedBody(method: string): unknown {
  return method === "GET" ? undefined : { at: "never" };
}
