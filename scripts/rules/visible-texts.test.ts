import { findBannedPhrases } from "@crm/contract/wording/find-banned-phrases";
import { findPeople } from "@crm/contract/wording/invented-people";
import { matches } from "@crm/drawings/data/audience";
import { anju, sampleLeads } from "@crm/drawings/data/leads";
import { fathima, orders, shop } from "@crm/drawings/data/shop";
import { firm, members } from "@crm/drawings/data/team";
import { describe, expect, test } from "vitest";
import { listTextFiles, readText } from "./sources.ts";

/** The files with texts that visitors, readers of mails or editors see. */
const visible = [
  /^apps\/site\/app\/(?:pages|dialogs|shell|forms|articles|content|navigation|seo|ui|toasts|search)\/.*\.(?:tsx?|mdx)$/,
  /^apps\/backoffice\/seed\/.*\.(?:md|ts)$/,
  /^apps\/backoffice\/(?:desk|server\/mail)\/.*\.tsx?$/,
  /^packages\/(?:brand\/src|contract\/src|whatsapp\/src|drawings\/src\/data)\/.*\.ts$/,
];
const notTexts = /\.test\.tsx?$|\/contract\/src\/wording\//;
const files = listTextFiles().filter(
  (file) => visible.some((pattern) => pattern.test(file)) && !notTexts.test(file),
);

/** Articles, tutorials and legal texts, and the copy of pages and dialogs. */
const told = files.filter((file) => /\.mdx?$|^apps\/site\/app\/.*(?:copy|faq)\.ts$/.test(file));

const cast = [...sampleLeads, anju, ...matches];
const people = [...cast, ...members, ...orders, fathima].map(({ name }) => name);
const companies = cast.map(({ company }) => company);

/** A file, line and phrase, as editors of code can open it. */
function place(file: string, text: string, index: number, phrase: string): string {
  return `${file}:${text.slice(0, index).split("\n").length} ${phrase}`;
}

describe("visible texts", () => {
  test("are looked for in all places", () => {
    expect(files.length).toBeGreaterThan(400);
    expect(told.length).toBeGreaterThan(90);
  });

  test("contain no old-fashioned, unsupported or evasive phrase", () => {
    const found = files.flatMap((file) => {
      const text = readText(file);
      return findBannedPhrases(text).map(({ phrase, index, instead }) =>
        place(file, text, index, `"${phrase}": write ${instead}`),
      );
    });
    expect(found).toEqual([]);
  });

  test("tell of the drawings' people, and of other invented ones, only as an open example", () => {
    const names = [...people, ...companies, firm.name, shop.name];
    const found = told.flatMap((file) => {
      const text = readText(file);
      return findPeople(text, names).map(({ name, index }) => place(file, text, index, name));
    });
    expect(found).toEqual([]);
  });

  test("would be found with the first name of anybody in the drawings", () => {
    const unknown = people
      .map((name) => name.split(" ")[0] ?? "")
      .filter((name) => findPeople(name).length === 0);
    expect(unknown).toEqual([]);
  });
});
