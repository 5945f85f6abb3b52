import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { jsonPost } from "../testing/test-backoffice.ts";
import { createSqliteFile } from "../testing/test-databases.ts";
import { emailOf, openTestDesk, type TestDesk } from "../testing/test-desk.ts";

describe("trying passwords", () => {
  let desk: TestDesk;
  beforeEach(async () => {
    desk = await openTestDesk(createSqliteFile);
  });
  afterEach(() => desk.close());

  const signIn = (email: string, password: string, from: string) =>
    desk.request("/api/desk/sign-in", jsonPost({ email, password }), from);
  const guess = (email: string, from: string) => signIn(email, "not-the-password", from);
  const countStatuses = (answers: { status: number }[]) =>
    Object.fromEntries(
      [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [
        status,
        all.length,
      ]),
    );
  /** Sixty addresses try one account at once. */
  const attack = (email: string) =>
    Promise.all(Array.from({ length: 60 }, (_, count) => guess(email, `198.51.100.${count}`)));

  it("rejects sixty wrong passwords for one account from sixty addresses, whether it exists or not", async () => {
    for (const email of [emailOf("editor"), "nobody@desk.example"]) {
      const answers = await attack(email);
      expect(countStatuses(answers)).toEqual({ 401: 30, 429: 30 });
      for (const { status, body, headers } of answers) {
        const message =
          status === 401
            ? "Email or password is wrong"
            : "Too many wrong passwords. Please try again in a few minutes.";
        expect(body).toEqual({ message });
        if (status === 429) {
          expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
          expect(Number(headers.get("Retry-After"))).toBeLessThanOrEqual(300);
        }
      }
    }
  }, 60_000);

  it("does not lock out people at addresses where they have signed in before, nor other accounts", async () => {
    const { editor, sales } = desk.passwords;
    expect((await signIn(emailOf("editor"), editor, "203.0.113.5")).status).toBe(200);
    await attack(emailOf("editor"));
    expect((await signIn(emailOf("editor"), editor, "203.0.113.5")).status).toBe(200);
    expect((await signIn(emailOf("sales"), sales, "203.0.113.6")).status).toBe(200);
    expect((await signIn(emailOf("editor").toUpperCase(), editor, "203.0.113.5")).status).toBe(200);
    // From another address even the right password must wait, because it could be a guess.
    expect((await signIn(emailOf("editor"), editor, "203.0.113.7")).status).toBe(429);
  }, 60_000);

  it("does not count thirty right passwords from one office, and still counts wrong ones", async () => {
    const office = "203.0.113.9";
    const right = () => signIn(emailOf("sales"), desk.passwords.sales, office);
    expect(countStatuses(await Promise.all(Array.from({ length: 30 }, right)))).toEqual({
      200: 30,
    });
    const wrong = Array.from({ length: 11 }, () => guess(emailOf("sales"), office));
    expect(countStatuses(await Promise.all(wrong))).toEqual({ 401: 10, 429: 1 });
    expect((await right()).status).toBe(429);
  }, 60_000);

  it("counts malformed requests for their address", async () => {
    const send = () => desk.request("/api/desk/sign-in", jsonPost("no json"), "203.0.113.20");
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });

  it("does not count an error of the back office itself", async () => {
    const attempt = { address: "203.0.113.40", account: emailOf("editor") };
    const fail = () => Promise.reject(new Error("The database is down"));
    for (let sent = 0; sent < 31; sent += 1) {
      await expect(desk.services.passwordAttempts.run(attempt, fail)).rejects.toThrow("is down");
    }
    const { editor } = desk.passwords;
    expect((await signIn(attempt.account, editor, attempt.address)).status).toBe(200);
  });

  it("counts a wrong current password when a password is changed, but not a weak new one", async () => {
    const change = (body: object) =>
      desk.request(
        "/api/desk/password",
        jsonPost(body, { Cookie: desk.cookies.editor }),
        "203.0.113.30",
      );
    const currentPassword = desk.passwords.editor;
    for (let sent = 0; sent < 12; sent += 1) {
      expect((await change({ currentPassword, newPassword: "password1234" })).status).toBe(400);
    }
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) {
      const body = { currentPassword: "wrong-one", newPassword: "seven otters by the river" };
      statuses.push((await change(body)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });
});
