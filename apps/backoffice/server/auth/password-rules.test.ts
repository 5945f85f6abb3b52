import { brand } from "@crm/brand";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jsonPost } from "../testing/test-backoffice.ts";
import { createSqliteFile } from "../testing/test-databases.ts";
import { emailOf, openTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { findPasswordProblem } from "./password-rules.ts";
import { generatePassword } from "./people.ts";

const common =
  "This password is easy to guess: many people use it, or one like it. Three or four unrelated words are better";
const own =
  "Please choose a password that does not consist of your email, your name or the product's name";
const person = { email: "rekha.parmar@desk.example", name: "Rekha Parmar" };

describe("a password that is easy to guess", () => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk(createSqliteFile);
  });
  afterAll(() => desk.close());

  it.each([
    ["password1234", common],
    ["123456789012", common],
    ["sales@desk.example", own],
    [`${brand.product.name}@2026!!`, own],
  ])("is rejected with a message for its field when it is %s", async (newPassword, sentence) => {
    const { status, body } = await desk.request(
      "/api/desk/password",
      jsonPost(
        { currentPassword: desk.passwords.sales, newPassword },
        { Cookie: desk.cookies.sales },
      ),
    );
    expect([status, body.errors]).toEqual([400, { newPassword: sentence }]);
    const credentials = { email: emailOf("sales"), password: desk.passwords.sales };
    expect((await desk.request("/api/desk/sign-in", jsonPost(credentials))).status).toBe(200);
  });

  it.each([
    "qwertyuiop12",
    "PASSWORD1234",
    "P@ssw0rd1234!",
    "iloveyou 2026",
    "administrator",
    "letmein-letmein-letmein",
    "aaaaaaaaaaaa",
    "abcabcabcabcabc",
    "abcdefghijklm",
    "98765432109876",
    "qwertyuiopasdfghjkl",
    "1qaz2wsx3edc4rfv",
  ])("is a common one: %s", (password) => {
    expect(findPasswordProblem(password, person)).toBe(common);
  });

  it.each([
    "rekha.parmar@desk.example",
    "REKHAPARMAR1234",
    "Parmar Rekha 99",
    "parmarparmar",
    `${brand.product.slug}${brand.product.slug}`,
    `${brand.company.legalName}1!`,
  ])("consists of words that others know: %s", (password) => {
    expect(findPasswordProblem(password, person)).toBe(own);
  });

  it.each([
    "four words make one",
    "correcthorsebatterystaple",
    "mango biscuit raincoat",
    "Rekha paints seven otters",
    "kV9#mQ2$xL7!",
    "483920175634",
    "ताज़ा नारियल और समोसा",
  ])("is not one of unrelated words or characters: %s", (password) => {
    expect(findPasswordProblem(password, person)).toBeUndefined();
  });

  it("is never a generated one", () => {
    for (let count = 0; count < 500; count += 1) {
      expect(findPasswordProblem(generatePassword(), person)).toBeUndefined();
    }
  });
});
