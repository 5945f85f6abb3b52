import { afterEach, beforeEach, expect, it } from "vitest";
import { jsonPost, type TestAnswer } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { emailOf, openTestDesk, readCookie, type TestDesk } from "../testing/test-desk.ts";
import { readAuthenticator, readSecret } from "../testing/totp.ts";

describeOnEachDatabase("two-step sign-in", (createDatabase) => {
  let desk: TestDesk;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
  });
  afterEach(() => desk.close());

  const email = emailOf("sales");
  const post = (path: string, body: unknown, Cookie = "", from?: string) =>
    desk.request(`/api/desk${path}`, jsonPost(body, Cookie ? { Cookie } : {}), from);
  const today = (Cookie: string) => desk.request("/api/desk/today", { headers: { Cookie } });
  const enterPassword = (from?: string) => {
    desk.clock.now += 1;
    return post("/sign-in", { email, password: desk.passwords.sales }, "", from);
  };
  /** The cookies that an answer sets, without those that it deletes. */
  const keptCookie = (answer: TestAnswer) =>
    readCookie({
      headers: new Headers(
        answer.headers
          .getSetCookie()
          .filter((cookie) => !/max-age=0/i.test(cookie))
          .map((cookie) => ["Set-Cookie", cookie]),
      ),
    });
  const actionsOf = async () =>
    (await desk.ask("admin", "GET", "/audit")).body.data.map(
      ({ action, personName }: { action: string; personName: string }) =>
        `${personName}: ${action}`,
    );

  /** Turns it on and returns what the app was given, and the new session. */
  async function turnOn(role: "sales" | "editor" = "sales") {
    desk.clock.now += 1;
    const password = { password: desk.passwords[role] };
    const setup = await post("/account/two-step", password, desk.cookies[role]);
    expect(setup.status).toBe(200);
    const { uri, recoveryCodes } = setup.body as { uri: string; recoveryCodes: string[] };
    const confirmed = await post(
      "/account/two-step/confirm",
      { code: readAuthenticator(uri) },
      desk.cookies[role],
    );
    expect(confirmed.status).toBe(200);
    return { uri, recoveryCodes, cookie: readCookie(confirmed) };
  }

  it("is asked for only after the app has shown a right code once", async () => {
    const password = desk.passwords.sales;
    expect(
      (await post("/account/two-step", { password: "wrong" }, desk.cookies.sales)).body,
    ).toEqual({
      message: "Your password is wrong",
      errors: { password: "Your password is wrong" },
    });
    await post("/account/two-step", { password }, desk.cookies.sales);
    const wrong = await post("/account/two-step/confirm", { code: "12" }, desk.cookies.sales);
    expect([wrong.status, wrong.body.message]).toEqual([
      400,
      "This code is wrong. The app shows a new one every 30 seconds.",
    ]);
    expect((await enterPassword()).body).toEqual({ ok: true });
  });

  it("opens the desk with a code, and with a recovery code once", async () => {
    const { uri, recoveryCodes, cookie } = await turnOn();
    expect((await today(cookie)).status).toBe(200);
    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes[0]).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);

    const first = await enterPassword();
    expect([first.status, first.body]).toEqual([200, { ok: false, needs: "code" }]);
    expect((await today(readCookie(first))).status).toBe(401);
    const signedIn = await post(
      "/sign-in/code",
      // Apps show it with a space in the middle.
      { code: ` ${readAuthenticator(uri).replace(/^.../, "$& ")} ` },
      keptCookie(first),
    );
    expect([signedIn.status, signedIn.body]).toEqual([200, { ok: true }]);
    expect((await today(keptCookie(signedIn))).status).toBe(200);

    const recovery = (recoveryCodes[0] ?? "").toUpperCase();
    const recover = async () => {
      const challenge = keptCookie(await enterPassword());
      return post("/sign-in/code", { code: recovery }, challenge);
    };
    expect((await recover()).status).toBe(200);
    const again = await recover();
    expect([again.status, again.headers.get("Set-Cookie")]).toEqual([401, null]);
    expect((await actionsOf()).slice(0, 3)).toEqual([
      "Sales: account.recovery-code-used",
      "Sales: session.started",
      "Sales: account.two-step-on",
    ]);
  });

  it("does not take a code with the session of another person in the same browser", async () => {
    const { uri } = await turnOn();
    const challenge = keptCookie(await enterPassword());
    const both = `${desk.cookies.admin}; ${challenge}`;
    const answer = await post("/sign-in/code", { code: readAuthenticator(uri) }, both);
    const { session } = (
      await desk.request("/api/desk/session", { headers: { Cookie: keptCookie(answer) } })
    ).body;
    expect(session.person.email).toBe(email);
  });

  it("ends an attempt after five wrong codes, and counts them like wrong passwords", async () => {
    const { uri } = await turnOn();
    const from = "203.0.113.70";
    const challenge = keptCookie(await enterPassword(from));
    const guess = (code: string) => post("/sign-in/code", { code }, challenge, from);
    for (let sent = 0; sent < 5; sent += 1) {
      const { status, body } = await guess("000000");
      expect([status, body.message]).toEqual([
        401,
        "This code is wrong or no longer valid. After several wrong codes, sign in again or wait 15 minutes.",
      ]);
    }
    expect((await guess(readAuthenticator(uri))).status).toBe(401);
    const other = keptCookie(await enterPassword(from));
    const statuses: number[] = [];
    for (let sent = 0; sent < 5; sent += 1) {
      statuses.push((await post("/sign-in/code", { code: "x" }, other, from)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
    expect((await actionsOf())[0]).toBe("Sales: session.locked");
    const [lock] = (await desk.ask("admin", "GET", "/audit?action=session.locked")).body.data;
    expect(lock).toMatchObject({ resourceId: lock.personId, details: { address: from } });
  });

  it("counts wrong codes of whoever knows the password for the account, from however many addresses", async () => {
    const { uri } = await turnOn();
    const statuses: number[] = [];
    for (let sent = 0; sent < 32; sent += 1) {
      const from = `198.51.100.${sent}`;
      const entered = await enterPassword(from);
      if (entered.status !== 200) statuses.push(entered.status);
      else {
        const challenge = keptCookie(entered);
        statuses.push((await post("/sign-in/code", { code: "x" }, challenge, from)).status);
      }
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429, 429]);
    expect(uri).toContain("otpauth://");
  }, 60_000);

  it("keeps the desk open for an address with a right code, while others guess the password", async () => {
    const { uri } = await turnOn();
    const from = "203.0.113.9";
    const challenge = keptCookie(await enterPassword(from));
    const code = readAuthenticator(uri);
    expect((await post("/sign-in/code", { code }, challenge, from)).status).toBe(200);
    for (let sent = 0; sent < 30; sent += 1) {
      const wrong = { email, password: "not the password" };
      expect((await post("/sign-in", wrong, "", `198.51.100.${sent}`)).status).toBe(401);
    }
    expect((await enterPassword("198.51.100.200")).status).toBe(429);
    expect((await enterPassword(from)).status).toBe(200);
  }, 60_000);

  it("answers a code without a challenge, or with a broken one, with a sentence", async () => {
    const name = "__Host-desk.two_factor";
    for (const cookie of ["", `${name}=%`, `${name}=2fa-unknown.signature`]) {
      const { status, body } = await post("/sign-in/code", { code: "123456" }, cookie);
      expect([status, body.message]).toEqual([401, "Please enter your email and password again"]);
    }
  });

  it("is turned off with the password, by an administrator, and by a new generated password", async () => {
    const { cookie } = await turnOn();
    const wrong = await post("/account/two-step/off", { password: "wrong" }, cookie);
    expect(wrong.status).toBe(400);
    const off = await post("/account/two-step/off", { password: desk.passwords.sales }, cookie);
    expect(off.status).toBe(200);
    expect((await enterPassword()).body).toEqual({ ok: true });

    desk.cookies.sales = readCookie(off);
    await turnOn();
    const { data } = (await desk.ask("admin", "GET", "/people")).body;
    const person = data.find((row: { email: string }) => row.email === email);
    expect(person.twoStep).toBe(true);
    const { uri } = await turnOn("editor");
    await desk.ask("admin", "POST", `/people/${person.id}/two-step-off`, {});
    expect((await enterPassword()).body).toEqual({ ok: true });
    // Somebody else's stays.
    const other = { email: emailOf("editor"), password: desk.passwords.editor };
    const entered = await post("/sign-in", other);
    expect(entered.body).toEqual({ ok: false, needs: "code" });
    const code = readAuthenticator(uri);
    expect((await post("/sign-in/code", { code }, keptCookie(entered))).status).toBe(200);
  });

  it("stores neither the secret nor the recovery codes in the open", async () => {
    const { uri, recoveryCodes } = await turnOn();
    const { adapter } = await desk.services.auth.$context;
    const stored = JSON.stringify(await adapter.findMany({ model: "twoFactor" }));
    expect(stored).toContain("backupCodes");
    const secret = readSecret(uri).toString();
    expect(secret).toMatch(/^[\w-]{32}$/);
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });
});
