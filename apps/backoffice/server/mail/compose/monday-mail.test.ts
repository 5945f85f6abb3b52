import { expect, it } from "vitest";
import type { Report } from "../../reports/report.ts";
import { composeMondayMail } from "./monday-mail.ts";

const addresses = {
  from: "Team <team@crm.example>",
  salesTo: ["sales@crm.example"],
  supportTo: ["support@crm.example"],
  backofficeUrl: "https://desk.crm.example",
};
const hour = 60 * 60_000;
const figure = (count: number, link: string) => ({ count, link });

const report: Report = {
  waiting: figure(4, "/waiting"),
  overdue: figure(2, "/overdue"),
  followUps: figure(3, "/follow-ups"),
  period: {
    ...{ from: "2026-11-16", to: "2026-11-22", days: [] },
    received: figure(9, "/received"),
    answers: {
      counted: 5,
      answered: figure(6, "/answered"),
      inTime: figure(3, "/in-time"),
      late: figure(1, "/late"),
      missed: figure(2, "/missed"),
      ...{ medianMs: hour, percentile90Ms: 5 * hour },
    },
    sources: [
      { name: "google.com", counts: [2, 0, 3], link: "/google" },
      { name: "unknown", counts: [4], link: "/unknown" },
    ],
    funnel: [
      { status: "new", ...figure(7, "/new") },
      { status: "won", ...figure(1, "/won") },
    ],
  },
  owners: [],
  mails: { waiting: figure(5, "/mails-waiting"), dead: figure(6, "/mails-dead") },
  undelivered: figure(8, "/undelivered"),
  lastBackupAt: "2026-11-22T20:30:00.000Z",
  content: { searches: figure(11, "/searches"), unhelpful: figure(12, "/feedback") },
};
const before: Report = {
  ...report,
  period: {
    ...report.period,
    received: figure(14, ""),
    answers: {
      counted: 4,
      answered: figure(0, ""),
      inTime: figure(4, ""),
      late: figure(21, ""),
      missed: figure(22, ""),
      ...{ medianMs: null, percentile90Ms: 2 * hour },
    },
    sources: [{ name: "google.com", counts: [1, 1], link: "" }],
    funnel: [{ status: "won", ...figure(15, "") }],
  },
  content: { searches: figure(0, ""), unhelpful: figure(16, "") },
};
const time = Date.UTC(2026, 10, 23, 3, 30);
const compose = (given: { report?: Report; before?: Report } = {}) =>
  composeMondayMail({ recipient: "owner@shop.test", report, before, time, ...given }, addresses);

/** The paragraphs of the text, without the signature. */
const read = (text = "") => text.split("\n\n").slice(0, -1);
const linesOf = (text: string | undefined) => read(text)[2]?.split("\n");

it("the Monday mail has each figure beside that of the week before, above the address of its rows", () => {
  const [mail, ...others] = compose();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    ...{ kind: "monday-mail", lead_id: null, recipient: "owner@shop.test", mailbox: null },
    ...{ sender: "Team <team@crm.example>", reply_to: null, state: "pending" },
    ...{ created_at: time, due_at: time },
    subject: "Leads of last week: 9 new, 4 waiting",
  });
  const desk = "https://desk.crm.example/admin";
  const [headline, opening, , ...end] = read(mail?.body_text);
  expect([headline, opening]).toEqual([
    "Your leads, last week",
    "16 Nov 2026 to 22 Nov 2026. “Before” is the week before. Each figure opens its leads or mails in the desk.",
  ]);
  expect(linesOf(mail?.body_text)).toEqual([
    ...["Waiting now: 4", `${desk}/waiting`],
    ...["Overdue now: 2", `${desk}/overdue`],
    ...["Follow-ups due: 3", `${desk}/follow-ups`],
    ...["Mails waiting: 5", `${desk}/mails-waiting`],
    ...["Mails given up: 6", `${desk}/mails-dead`],
    ...["Could not be stored: 8", `${desk}/undelivered`],
    ...["New leads: 9; before: 14", `${desk}/received`],
    ...["google.com: 5; before: 2", `${desk}/google`],
    ...["Source not known: 4; before: 0", `${desk}/unknown`],
    ...["Still new: 7; before: 0", `${desk}/new`],
    ...["Won: 1; before: 15", `${desk}/won`],
    ...["Answered in time: 60% (3 of 5); before: 100% (4 of 4)", `${desk}/in-time`],
    ...["Answered late: 1; before: 21", `${desk}/late`],
    ...["Not answered in time: 2; before: 22", `${desk}/missed`],
    ...["First answer, median: 1 h; before: no answer yet", `${desk}/answered`],
    ...["9 of 10 answered within: 5 h; before: 2 h", `${desk}/answered`],
    ...["Searches without results: 11", `${desk}/searches`],
    ...["Article did not help: 12; before: 16", `${desk}/feedback`],
    "Last backup: 23 Nov 2026, 2:00 am IST",
  ]);
  expect(end).toEqual([
    `Open the desk: ${desk}`,
    `You don't want this mail? Switch it off: ${desk}/monday-mail`,
  ]);
});

it("the Monday mail of a person who may not read articles has no figures of them", () => {
  const [mail] = compose({ report: { ...report, content: null, lastBackupAt: null } });
  const lines = linesOf(mail?.body_text);
  expect(lines).toHaveLength(33);
  expect(lines?.at(-1)).toBe("Last backup: none is recorded");
  expect(mail?.body_text).not.toMatch(/Searches|Article/);
});

it("a week before without figures of articles counts as 0", () => {
  const [mail] = compose({ before: { ...before, content: null } });
  expect(mail?.body_text).toContain("Article did not help: 12; before: 0");
});
