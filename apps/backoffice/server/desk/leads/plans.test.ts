import { afterAll, beforeAll, expect, it } from "vitest";
import { explainQuery } from "../../testing/explain-query.ts";
import { openTestBackoffice, type TestBackoffice } from "../../testing/test-backoffice.ts";
import { createSqliteFile } from "../../testing/test-databases.ts";
import { queryMove } from "../people/hand-over.ts";
import { noFilter, queryCount, queryLeads } from "./find-leads.ts";
import type { LeadFilter } from "./lead-filter.ts";
import { leadViews } from "./view-names.ts";

const now = Date.parse("2026-11-21T04:30:00Z");
const whole: LeadFilter = { ...noFilter, view: "all", personId: "me", now };

/* Whether a query reads an index shows at any size; `npm run bench -- desk` measures it with many leads. */
let office: TestBackoffice;
beforeAll(async () => {
  office = await openTestBackoffice(createSqliteFile);
});
afterAll(() => office.close());

async function explain(filter: LeadFilter): Promise<string[]> {
  const { db } = office.services;
  const page = { limit: 50, offset: 0, order: "desc" as const };
  return [
    ...(await explainQuery(db, "sqlite", queryLeads(db, filter, page))),
    ...(await explainQuery(db, "sqlite", queryCount(db, filter))),
  ];
}

const filters: [string, Partial<LeadFilter>][] = [
  ...leadViews
    .filter((view) => view !== "all")
    .map((view) => [view, { view }] as [string, Partial<LeadFilter>]),
  ["a kind", { kind: "demo" }],
  ["a status", { status: "won" }],
  ["an owner", { owner: "me" }],
  ["no owner", { owner: "nobody" }],
  ["an origin", { origin: "google" }],
  ["no spam", { status: "not-spam" }],
  ["no origin", { origin: "None" }],
  ["other sources of some days", { exceptOrigins: ["google"], from: now - 86_400_000 }],
  ["an answer", { answer: "answered" }],
  ["an answer in time", { answer: "in-time" }],
  ["a late answer", { answer: "late" }],
  ["no answer in time", { answer: "missed" }],
  ["an unchecked captcha", { isHeld: true }],
  ["days", { from: now - 86_400_000, before: now }],
  ["a word", { search: "asha" }],
  ["two words", { search: "asha patel" }],
  ["a phone number", { search: "98250 12345" }],
  ["the end of a number", { search: "12345" }],
];

it.each(filters)("finds the leads with %s by an index", async (_, filter) => {
  const plan = await explain({ ...whole, ...filter });
  const reads = plan.filter((line) => /^(?:SCAN|SEARCH) (?:leads|found|other)\b/.test(line));
  expect(reads.length).toBeGreaterThanOrEqual(2);
  // Without a condition on an index it would read one lead after the other until enough match.
  expect(
    reads.filter((line) =>
      /^SCAN (?!leads USING (?:COVERING )?INDEX leads_(?:held|without_owner|answered\w*|unanswered|without_spam) ?$)/.test(
        line,
      ),
    ),
  ).toEqual([]);
});

it("finds the leads without an answer in time by the index of unanswered leads", async () => {
  const plan = await explain({ ...whole, answer: "missed" });
  const reads = plan.filter((line) => /leads USING/.test(line));
  expect(reads).toEqual([
    "SCAN leads USING INDEX leads_unanswered",
    "SCAN leads USING INDEX leads_unanswered",
  ]);
});

it("reads all leads in the order of an index", async () => {
  const plan = await explain(whole);
  expect(plan.filter((line) => line.startsWith("SCAN leads"))).toEqual([
    "SCAN leads USING INDEX leads_by_time",
    expect.stringContaining("SCAN leads USING COVERING INDEX"),
  ]);
});

it("hands leads over by their ids, and not by all leads of the person", async () => {
  const move = queryMove(office.services.db, ["one", "two"], { from: "me", to: "other", now });
  const plan = await explainQuery(office.services.db, "sqlite", move);
  expect(plan).toEqual(["SEARCH leads USING INDEX sqlite_autoindex_leads_1 (id=?)"]);
});
