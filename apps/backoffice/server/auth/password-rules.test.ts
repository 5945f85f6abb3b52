import { brand } from "@crm/brand";
import { describe, expect, it } from "vitest";
import { findPasswordProblem } from "./password-rules.ts";
import { generatePassword } from "./people.ts";

const common =
  "This password is easy to guess: many people use it, or one like it. Three or four unrelated words are better";
const own =
  "Please choose a password that does not consist of your email, your name or the product's name";
const person = { email: "rekha.parmar@desk.example", name: "Rekha Parmar" };

describe("a password that is easy to guess", () => {
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
    // At the limits: four different characters, a repeated part of eleven, nine of twelve neighbours.
    "kqzmkzqmkmzq",
    "raincoats7q raincoats7q",
    "abcdefghijpbt",
    "17administrator!!",
    " domainlock2005 ",
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
    "desk.example-1234",
    // At the limit: seven letters and digits beside the known word.
    "rekha-7kq2zmx",
  ])("consists of words that others know: %s", (password) => {
    expect(findPasswordProblem(password, person)).toBe(own);
  });

  it.each([
    "four words make one",
    "correcthorsebatterystaple",
    "mango biscuit raincoat",
    "Rekha paints seven otters",
    "kV9#mQ2$xL7!",
    "kqzmpkzqmpzk",
    "mangobiscuitmangobiscuit",
    "abcdefghixpbt",
    "17administrators4us!",
    "admini 7 strator",
    "rekha-7kq2zmxw",
    "k9# m!Q 2$$ x!",
    "483920175634",
    "ताज़ा नारियल और समोसा",
  ])("is not one of unrelated words or characters: %s", (password) => {
    expect(findPasswordProblem(password, person)).toBeUndefined();
  });

  it("knows words of four letters, and no shorter ones", () => {
    const asha = { email: "asha@abc.example", name: "Asha Rao" };
    expect(findPasswordProblem("asha-asha-7kq2", asha)).toBe(own);
    expect(findPasswordProblem("rao-rao-rao-7kq2", asha)).toBeUndefined();
  });

  it("is never a generated one", () => {
    for (let count = 0; count < 500; count += 1) {
      expect(findPasswordProblem(generatePassword(), person)).toBeUndefined();
    }
  });
});
