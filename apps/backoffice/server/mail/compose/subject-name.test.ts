import { expect, it } from "vitest";
import { toSubjectName } from "./subject-name.ts";

it.each([
  ["a name stays as it is", "Rekha J. D'Souza-Nair", "Rekha J. D'Souza-Nair"],
  ["a row of other signs becomes one space", " Rekha <@> Nair! ", "Rekha Nair"],
  ["a host name is no longer one", "evil.example", "evil. example"],
  ["40 letters are left", "रे".repeat(25), "रे".repeat(20)],
  ["no space is left at the end of 40 letters", `${"a".repeat(39)} b`, "a".repeat(39)],
  ["nothing is left of signs", "<@>", undefined],
  ["nothing is left of spaces", "  ", undefined],
  ["no name gives none", null, undefined],
])("in the name of a subject, %s", (_, name, expected) => {
  expect(toSubjectName(name)).toBe(expected);
});
