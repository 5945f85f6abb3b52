import { expect, it } from "vitest";
import { findBannedPhrases } from "./find-banned-phrases.ts";
import { findPeople } from "./invented-people.ts";

it.each([
  ["Please mend the row.", "mend", 7],
  ["It is three times as dear.", "as dear", 18],
  ["Leave the field blank.", "blank", 16],
  ["It stands in one list.", "stands in one", 3],
  ["Delivery is Guaranteed.", "Guaranteed", 12],
  ["It is 100% safe.", "100% s", 6],
  ["The best in India", "best in", 4],
  ["We are #1 in Surat.", "#1", 7],
  ["Trusted\nby many", "Trusted\nby", 0],
  ["Thousands of shops use it", "Thousands of", 0],
  ["Ask us what applies on the day.", "what applies on the day", 7],
  ["it isn't in somebody’s phone", "in somebody’s phone", 9],
])("finds the banned phrase of %j with its position", (text, phrase, index) => {
  expect(findBannedPhrases(text)).toMatchObject([{ phrase, index, instead: expect.any(String) }]);
});

it("lists several phrases in the order of the text", () => {
  const found = findBannedPhrases("World-class shops mend it in vain");
  expect(found.map(({ phrase }) => phrase)).toEqual(["World-class", "mend", "in vain"]);
});

it.each([
  "Shall we send it? The form is empty, and the best time is the morning.",
  'width: "100%", inset(0 100% 100% 0), target="_blank", color: "#1a2b3c"',
  "Commend the team. A customer stands up. Amendments follow.",
])("finds nothing in %j", (text) => {
  expect(findBannedPhrases(text)).toEqual([]);
});

it.each([
  ["Asha has a shop in Surat.", ["Asha"]],
  ["Suppose Asha has a shop. Asha sells sarees.\n\n# Next\n\nRavi sells shirts.", ["Ravi"]],
  ["Kesar Uniforms grew.", ["Kesar Uniforms"]],
  ["![Chat with Anju](picture:a)\n\n> Namaste Anju\n\n`Anju` and Divya", ["Divya"]],
  ["For example, write to Meera.", []],
  ['<Shot screen="a" alt="The value Anju Thomas" />', []],
  ['<Shot\n  alt="Anju"\n/> and Divya', ["Divya"]],
  ["```\nRavi: hello\nSuresh: hello\n```\nDivya", ["Divya"]],
  ["1 > 0 for Neha", ["Neha"]],
  ["> Namaste\nRavi wrote it", ["Ravi"]],
  ["Ravi, imagine", ["Ravi"]],
  ["Imagine that Ravi calls.", []],
  ["As an example, Ravi calls.", []],
  ["Customers such as Ravi call.", []],
  ["Say you are Ravi.", []],
])("in %j the people who read as real are %j", (text, names) => {
  expect(findPeople(text, ["Kesar Uniforms"]).map(({ name }) => name)).toEqual(names);
});

it("knows first names from A to Z, and none unless they are given", () => {
  const names = "Ananya Gopal Karthik Lakshmi Mohan Naresh Padma Rohit Sneha Sunita Vikram Zainab";
  expect(findPeople(names).map(({ name }) => name)).toEqual(names.split(" "));
  expect(findPeople("Kesar Uniforms grew. Stryker was here.")).toEqual([]);
});

it("counts a name's place in the text with its pictures", () => {
  expect(findPeople("![Anju](a) Divya")).toEqual([{ name: "Divya", index: 11 }]);
});
