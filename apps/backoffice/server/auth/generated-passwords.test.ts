import { afterEach, beforeEach, expect, it } from "vitest";
import { jsonPost } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { openTestDesk, readCookie, type TestDesk } from "../testing/test-desk.ts";
import { addPerson, resetPassword } from "./people.ts";

const day = 24 * 60 * 60_000;
const email = "farida@desk.example";
const newPassword = "seven otters by the river";

describeOnEachDatabase("a generated password", (createDatabase) => {
  let desk: TestDesk;
  let generated: string;

  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
    generated = await addPerson(desk.services.auth, email, "sales", desk.clock.now);
  });
  afterEach(() => desk.close());

  const post = (path: string, body: unknown, Cookie = "") =>
    desk.request(`/api/desk${path}`, jsonPost(body, Cookie ? { Cookie } : {}));
  const get = (path: string, Cookie: string) =>
    desk.request(`/api/desk${path}`, { headers: { Cookie } });
  const signIn = (password: string) => post("/sign-in", { email, password });
  const change = (currentPassword: string, next: string, cookie: string) =>
    post("/password", { currentPassword, newPassword: next }, cookie);

  it("gives no access to the desk until it is changed, and the role's access after that", async () => {
    const signedIn = await signIn(generated);
    expect([signedIn.status, signedIn.body]).toEqual([200, { ok: true }]);
    const cookie = readCookie(signedIn);
    expect((await get("/session", cookie)).body.session).toMatchObject({
      person: { email },
      mustChangePassword: true,
    });
    const calls = ["/today", "/leads", "/leads/file", "/outbox", "/articles", "/nowhere"];
    for (const path of calls) {
      const { status, body } = await get(path, cookie);
      expect([path, status, body.reason]).toEqual([path, 403, "password-change-required"]);
      expect(body.message).toMatch(/^Please choose your own password first/);
    }
    expect((await post("/outbox/any/send", {}, cookie)).body.reason).toBe(
      "password-change-required",
    );

    const changed = await change(generated, newPassword, cookie);
    expect([changed.status, changed.body]).toEqual([200, { ok: true }]);
    const continued = readCookie(changed);
    expect((await get("/today", continued)).status).toBe(200);
    const { session } = (await get("/session", continued)).body;
    expect(session.mustChangePassword).toBe(false);
    expect(session.person).not.toHaveProperty("passwordGeneratedAt");
    expect((await signIn(generated)).status).toBe(401);
    expect((await get("/today", readCookie(await signIn(newPassword)))).status).toBe(200);
  });

  it("can't be kept by changing it to itself", async () => {
    const cookie = readCookie(await signIn(generated));
    const { status, body } = await change(generated, generated, cookie);
    expect([status, body.errors]).toEqual([
      400,
      { newPassword: "Please choose another password than the current one" },
    ]);
    expect((await get("/today", cookie)).status).toBe(403);
  });

  it("expires after seven days, and names the command for a new one only after the right password", async () => {
    const opened = readCookie(await signIn(generated));
    desk.clock.now += 7 * day;
    expect((await signIn(generated)).status).toBe(200);
    desk.clock.now += 1;
    const expired = {
      message:
        "This generated password expired after 7 days. For a new one, run on the server: npm run reset-password -- farida@desk.example",
    };
    const late = await signIn(generated);
    expect([late.status, late.body]).toEqual([401, expired]);
    expect(late.headers.getSetCookie()).toEqual([]);
    expect((await signIn("not-the-password")).body).toEqual({
      message: "Email or password is wrong",
    });
    const changedLate = await change(generated, newPassword, opened);
    expect([changedLate.status, changedLate.body]).toEqual([403, expired]);

    const renewed = await resetPassword(desk.services.auth, email, desk.clock.now);
    const cookie = readCookie(await signIn(renewed));
    const changed = readCookie(await change(renewed, newPassword, cookie));
    desk.clock.now += 30 * day;
    expect((await signIn(newPassword)).status).toBe(200);
    expect((await get("/session", changed)).body.session.mustChangePassword).toBe(false);
  });

  it("creates no session when it has expired", async () => {
    const { internalAdapter } = await desk.services.auth.$context;
    const found = await internalAdapter.findUserByEmail(email);
    desk.clock.now += 8 * day;
    await signIn(generated);
    expect(await internalAdapter.listSessions(found?.user.id ?? "")).toEqual([]);
  });

  it("must be changed again after a reset", async () => {
    const cookie = readCookie(await signIn(generated));
    await change(generated, newPassword, cookie);
    const renewed = await resetPassword(desk.services.auth, email, desk.clock.now);
    const again = readCookie(await signIn(renewed));
    expect((await get("/today", again)).body.reason).toBe("password-change-required");
  });
});
