import { afterAll, beforeAll, expect, it } from "vitest";
import { jsonPost } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import {
  emailOf,
  openTestDesk,
  readCookie,
  settlePassword,
  type TestDesk,
} from "../testing/test-desk.ts";
import { createFirstAdministrator } from "./first-administrator.ts";
import { addPerson, removePerson, resetPassword } from "./people.ts";

describeOnEachDatabase("signing in", (createDatabase) => {
  let desk: TestDesk;
  let visitor = 0;

  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
  });
  afterAll(() => desk.close());

  /** Each request has its own address, so that tests do not share a rate limit. */
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    desk.request(`/api/desk${path}`, jsonPost(body, headers), `198.51.100.${++visitor}`);
  const signIn = (email: string, password: string) => post("/sign-in", { email, password });
  /** 200 while the session is valid, with the answer to the desk. */
  const session = async (cookie: string) => {
    const init = { headers: { Cookie: cookie } };
    const { status } = await desk.request("/api/desk/today", init);
    const { body } = await desk.request("/api/desk/session", init);
    expect(body.session === null).toBe(status === 401);
    return { status, ...body.session };
  };

  it("opens a session by a cookie that no script and no other site can use", async () => {
    const answer = await signIn(emailOf("sales").toUpperCase(), desk.passwords.sales);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ok: true });
    const [cookie = "", ...others] = answer.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^__Host-desk\.session_token=/);
    const attributes = cookie.toLowerCase().split("; ").slice(1);
    expect(attributes).toEqual(
      expect.arrayContaining(["secure", "httponly", "samesite=strict", "path=/"]),
    );
    expect(attributes.some((name) => name.startsWith("domain"))).toBe(false);

    const { person, may } = await session(readCookie(answer));
    expect(person).toMatchObject({ email: emailOf("sales"), role: "sales" });
    expect(may).toMatchObject({
      undelivered: ["read", "change", "export"],
      outbox: ["read", "retry"],
    });
    expect(may).not.toHaveProperty("articles");
  });

  it("gives the same answer for a wrong password, an unknown person and an invalid address", async () => {
    const answers = await Promise.all([
      signIn(emailOf("admin"), "not-the-password"),
      signIn("nobody@desk.example", "not-the-password"),
      signIn("nobody", "not-the-password"),
      signIn(emailOf("admin"), "x".repeat(5_000)),
    ]);
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual({ message: "Email or password is wrong" });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it("rejects bodies without credentials", async () => {
    expect((await post("/sign-in", {})).body.errors).toEqual({ email: "Please enter your email" });
    expect((await post("/sign-in", { email: 1, password: {} })).status).toBe(400);
    expect((await post("/sign-in", "no json")).status).toBe(400);
    expect((await post("/sign-in", { email: "x".repeat(70_000) })).status).toBe(413);
  });

  it("limits wrong passwords from one address", async () => {
    const tries = Array.from({ length: 11 }, () =>
      desk.request(
        "/api/desk/sign-in",
        jsonPost({ email: emailOf("editor"), password: "guess" }),
        "203.0.113.9",
      ),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await signIn(emailOf("editor"), desk.passwords.editor)).status).toBe(200);
  });

  it("rejects requests from another site, also with a valid cookie", async () => {
    const credentials = { email: emailOf("admin"), password: desk.passwords.admin };
    const foreign = { Origin: "https://elsewhere.example" };
    expect((await post("/sign-in", credentials, foreign)).status).toBe(403);
    expect((await post("/sign-in", credentials, { Origin: "null" })).status).toBe(403);
    expect((await post("/sign-in", credentials, { "Sec-Fetch-Site": "same-site" })).status).toBe(
      403,
    );
    const signedIn = { ...foreign, Cookie: desk.cookies.admin };
    expect((await post("/articles", {}, signedIn)).status).toBe(403);
    const own = { Origin: desk.services.settings.backofficeUrl };
    expect((await post("/sign-in", credentials, own)).status).toBe(200);
  });

  it("has no sign-up and none of better-auth's own routes", async () => {
    const stranger = { email: "me@evil.example", password: "long-enough-password", name: "Me" };
    for (const path of [
      "/api/auth/sign-up/email",
      "/api/desk/sign-up",
      "/api/auth/sign-in/email",
    ]) {
      const { status } = await desk.request(path, jsonPost(stranger));
      expect([401, 404]).toContain(status);
    }
    await expect(desk.services.auth.api.signUpEmail({ body: stranger })).rejects.toThrow(
      /sign up is not enabled/,
    );
    expect((await signIn(stranger.email, stranger.password)).status).toBe(401);
  });

  it("ends the session on the server when signing out", async () => {
    const cookie = readCookie(await signIn(emailOf("editor"), desk.passwords.editor));
    expect((await session(cookie)).status).toBe(200);
    const signedOut = await post("/sign-out", {}, { Cookie: cookie });
    expect([signedOut.status, signedOut.body]).toEqual([200, { ok: true }]);
    expect(signedOut.headers.getSetCookie()[0]).toMatch(/^__Host-desk\.session_token=; Max-Age=0;/);
    expect((await session(cookie)).status).toBe(401);
    expect((await post("/sign-out", {})).status).toBe(200);
  });

  it("ends the session that the browser had before, and no other", async () => {
    const credentials = { email: emailOf("sales"), password: desk.passwords.sales };
    const here = readCookie(await post("/sign-in", credentials));
    const elsewhere = readCookie(await post("/sign-in", credentials));

    const wrong = { ...credentials, password: "not-the-password" };
    expect((await post("/sign-in", wrong, { Cookie: here })).status).toBe(401);
    expect((await session(here)).status).toBe(200);

    const again = readCookie(await post("/sign-in", credentials, { Cookie: here }));
    expect((await session(here)).status).toBe(401);
    expect((await session(again)).status).toBe(200);
    expect((await session(elsewhere)).status).toBe(200);

    // Another person in the same browser replaces the session too.
    const other = { email: emailOf("admin"), password: desk.passwords.admin };
    await post("/sign-in", other, { Cookie: again });
    expect((await session(again)).status).toBe(401);
  });

  it("rejects a forged cookie, which does not prevent signing in", async () => {
    const [name, value = ""] = desk.cookies.admin.split("=");
    const [token] = value.split(".");
    expect((await session(`${name}=${token}.AAAA`)).status).toBe(401);
    expect((await session(`${name}=`)).status).toBe(401);
    const credentials = { email: emailOf("admin"), password: desk.passwords.admin };
    const stale = { Cookie: `${name}=${token}.AAAA` };
    expect((await post("/sign-in", credentials, stale)).status).toBe(200);
  });

  it("changes a password only with the old one, and ends the other sessions", async () => {
    const email = emailOf("editor");
    const old = desk.passwords.editor;
    const here = { Cookie: readCookie(await signIn(email, old)) };
    const elsewhere = readCookie(await signIn(email, old));
    const newPassword = "four words make one";

    const wrong = await post("/password", { currentPassword: "wrong-one", newPassword }, here);
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors).toHaveProperty("currentPassword");
    const short = await post("/password", { currentPassword: old, newPassword: "short" }, here);
    expect(short.body.errors).toHaveProperty("newPassword");
    expect((await post("/password", { currentPassword: old, newPassword })).status).toBe(401);
    expect((await session(elsewhere)).status).toBe(200);

    const changed = await post("/password", { currentPassword: old, newPassword }, here);
    expect(changed.status).toBe(200);
    expect((await session(readCookie(changed))).status).toBe(200);
    expect((await session(elsewhere)).status).toBe(401);
    expect((await signIn(email, old)).status).toBe(401);
    expect((await signIn(email, newPassword)).status).toBe(200);
  });

  it("resets a password, which replaces the old one and ends its sessions", async () => {
    const email = emailOf("sales");
    const cookie = readCookie(await signIn(email, desk.passwords.sales));
    const password = await resetPassword(desk.services.auth, email, desk.clock.now);
    expect((await session(cookie)).status).toBe(401);
    expect((await signIn(email, desk.passwords.sales)).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(200);
    await expect(
      resetPassword(desk.services.auth, "nobody@desk.example", desk.clock.now),
    ).rejects.toThrow(/There is no person/);
  });

  it("fails for a removed person, and the last administrator can't be removed", async () => {
    const { auth } = desk.services;
    const email = "left@desk.example";
    const password = await addPerson(auth, email, "admin", desk.clock.now);
    await settlePassword(auth, email);
    const cookie = readCookie(await signIn(email, password));
    expect((await session(cookie)).status).toBe(200);
    await removePerson(desk.services, email.toUpperCase());
    expect((await session(cookie)).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(401);
    await expect(removePerson(desk.services, email)).rejects.toThrow(/There is no person/);
    await expect(removePerson(desk.services, emailOf("admin"))).rejects.toThrow(
      /only administrator/,
    );
    expect((await session(desk.cookies.admin)).status).toBe(200);
    // The address can be used for another role.
    const again = await signIn(email, await addPerson(auth, email, "sales", desk.clock.now));
    expect((await session(readCookie(again))).person.role).toBe("sales");
  });

  it("stores no password as plain text and creates only one first administrator", async () => {
    expect(await createFirstAdministrator(desk.services.auth, desk.clock.now)).toBeUndefined();
    const { internalAdapter } = await desk.services.auth.$context;
    const found = await internalAdapter.findUserByEmail(emailOf("admin"), {
      includeAccounts: true,
    });
    expect(found?.accounts).toHaveLength(1);
    expect(found?.accounts[0]?.password).not.toContain(desk.passwords.admin);
  });
});
