import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { expect, it } from "vitest";
import { countries, findDialCode } from "./countries.ts";

it("knows every country and calling code that the phone library knows", () => {
  const known = countries.map(({ code, dialCode }) => `${code}${dialCode}`).sort();
  expect(known).toEqual(
    getCountries()
      .map((code) => `${code}${getCountryCallingCode(code)}`)
      .sort(),
  );
});

it("starts with India and has a name for each", () => {
  expect(countries[0]).toEqual({ code: "IN", name: "India", dialCode: "91" });
  expect(countries.filter(({ name, code }) => name === code)).toEqual([]);
  expect(findDialCode("IN")).toBe("91");
  expect(findDialCode("QQ")).toBe("");
});
