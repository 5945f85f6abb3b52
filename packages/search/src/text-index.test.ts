import { describe, expect, it } from "vitest";
import { createTextIndex, type TextIndex } from "./text-index.ts";

function createShop(): TextIndex {
  const index = createTextIndex();
  const put = (id: string, title: string, body: string, summary = "") =>
    index.put({ id, title, summary, body });
  put("import", "Import contacts from a sheet", "Save the sheet as CSV and choose it.");
  put("tags", "Tag your contacts", "Tags help you to import less and find more.");
  put("tiers", "Reach more people", "A broadcast beyond your limit is not delivered.");
  put("hindi", "संपर्क आयात करें", "शीट को सहेजें।");
  put("gujarati", "સંપર્કો આયાત કરો", "શીટ સાચવો.");
  return index;
}
const ids = (index: TextIndex, query: string) => index.search(query, 10).map(({ id }) => id);

describe("a text index", () => {
  it("ranks texts first that match more of the query or match in the title", () => {
    expect(ids(createShop(), "How do I import contacts?")).toEqual(["import", "tags"]);
    expect(ids(createShop(), "contacts csv")[0]).toBe("import");
  });

  it("tolerates typos, endings, case and accents", () => {
    for (const query of ["imoprt", "IMPORTING a shet", "cóntact", "brodcast", "deliver"]) {
      expect(ids(createShop(), query), query).not.toEqual([]);
    }
    for (const query of ["kangaroo", "zanzibar sheaves", "one two three sheet"]) {
      expect(ids(createShop(), query), query).toEqual([]);
    }
  });

  it("leaves out a text without any word of the query or a close spelling of one", () => {
    const index = createTextIndex();
    const body =
      "An easier way to put a part of the paper list on a blackboard: 2024, option, table.";
    index.put({ id: "list", title: "List", summary: "", body });
    for (const query of ["zapier", "paytm", "notion", "tally", "stable", "2025", "zapier paytm"]) {
      expect(ids(index, query), query).toEqual([]);
    }
    for (const query of [
      "esier",
      "paepr",
      "papr",
      "tabel",
      "blakcbord",
      "flackboard",
      "zapier list",
    ]) {
      expect(ids(index, query), query).toEqual(["list"]);
    }
  });

  it("finds Devanagari and Gujarati, also with a typo in a vowel sign", () => {
    expect(ids(createShop(), "आयात")).toEqual(["hindi"]);
    expect(ids(createShop(), "संपरक")).toEqual(["hindi"]);
    expect(ids(createShop(), "સંપર્કો")).toEqual(["gujarati"]);
  });

  it("finds words with the same meaning, also when they are typed in Hindi or as a phrase", () => {
    const index = createTextIndex();
    index.put({ id: "plan", title: "Plan prices", summary: "", body: "Pay by the month." });
    index.put({ id: "reach", title: "Contact our support team", summary: "", body: "Call us." });
    for (const query of ["bhaav", "price kitna hai", "charges", "PLAN KA KIMAT"]) {
      expect(ids(index, query), query).toEqual(["plan"]);
    }
    for (const query of ["customer care", "customer care number", "helpline"]) {
      expect(ids(index, query), query).toEqual(["reach"]);
    }
    expect(ids(index, "kitni")).toEqual([]);
    const [best] = index.search("kitna", 1);
    expect(best?.words).toEqual(["price"]);
    expect(best?.fit).toBeCloseTo(0.9);
  });

  it("does not take a close spelling of a synonym for a match", () => {
    const index = createTextIndex();
    index.put({ id: "rice", title: "Rice and prize draws", summary: "", body: "" });
    expect(ids(index, "kitna")).toEqual([]);
  });

  it("finds the new words of a changed text, and no removed text", () => {
    const index = createShop();
    index.put({ id: "tiers", title: "Kangaroo", summary: "", body: "" });
    expect(ids(index, "broadcast")).toEqual([]);
    expect(ids(index, "kangaroo")).toEqual(["tiers"]);
    index.remove("tiers");
    index.remove("nothing");
    expect(ids(index, "kangaroo")).toEqual([]);
  });

  it("returns how much of the query matches, and the matching words", () => {
    const [best] = createShop().search("imprt contact", 1);
    expect(best?.id).toBe("import");
    expect(best?.fit).toBeCloseTo(0.85);
    expect(best?.words.toSorted()).toEqual(["contact", "import"]);
  });

  it("accepts a query of stop words, an empty one and a very long one", () => {
    const index = createShop();
    expect(ids(index, "the")).toContain("import");
    expect(ids(index, " ?! ")).toEqual([]);
    expect(ids(index, "contacts ".repeat(5_000))).toContain("import");
    expect(ids(index, "x".repeat(100_000))).toEqual([]);
  });
});
