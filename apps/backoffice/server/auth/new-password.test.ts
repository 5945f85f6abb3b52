import { brand } from "@crm/brand";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { jsonPost } from "../testing/test-backoffice.ts";
import { createSqliteFile } from "../testing/test-databases.ts";
import { emailOf, openTestDesk, type TestDesk } from "../testing/test-desk.ts";

const common =
  "This password is easy to guess: many people use it, or one like it. Three or four unrelated words are better";
const own =
  "Please choose a password that does not consist of your email, your name or the product's name";

describe("a new password", () => {
  let desk: TestDesk;
  beforeEach(async () => {
    desk = await openTestDesk(createSqliteFile);
  });
  afterEach(() => desk.close());

  const signIn = (password: unknown) =>
    desk.request("/api/desk/sign-in", jsonPost({ email: emailOf("sales"), password }));
  const change = (newPassword: unknown, currentPassword: unknown = desk.passwords.sales) =>
    desk.request(
      "/api/desk/password",
      jsonPost({ currentPassword, newPassword }, { Cookie: desk.cookies.sales }),
    );

  it("is rejected with a message for its field when it is easy to guess", async () => {
    for (const [newPassword, sentence] of [
      ["password1234", common],
      ["123456789012", common],
      ["sales@desk.example", own],
      [`${brand.product.name}@2026!!`, own],
    ]) {
      const { status, body } = await change(newPassword);
      expect([status, body.errors]).toEqual([400, { newPassword: sentence }]);
    }
    expect((await signIn(desk.passwords.sales)).status).toBe(200);
  });

  it("has at most 128 characters, and the current one is needed", async () => {
    const longest = "otter raincoat biscuit ".repeat(6).slice(0, 128);
    for (const wrong of [`${longest}x`, "mQ2$xL7!kV9", undefined, 5]) {
      const { status, body } = await change(wrong);
      const sentence = "Please choose 12 to 128 characters";
      expect([status, body.errors]).toEqual([400, { newPassword: sentence }]);
    }
    const missing = await change(longest, null);
    expect(missing.body.errors).toEqual({ currentPassword: "Please enter your current password" });
    const wrong = "Your current password is wrong";
    expect((await change(longest, "not-the-password")).body).toMatchObject({
      message: wrong,
      errors: { currentPassword: wrong },
    });

    expect((await change(longest)).status).toBe(200);
    expect((await signIn(longest)).status).toBe(200);
    expect((await signIn(`${longest}x`)).body).toEqual({ message: "Email or password is wrong" });
    expect((await signIn(undefined)).body.errors).toEqual({
      password: "Please enter your password",
    });
  });

  it("has at least 12 characters", async () => {
    expect((await change("kV9#mQ2$xL7!")).status).toBe(200);
  });
});
