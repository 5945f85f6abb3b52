import { brand } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans, subscriptionLimits, yearlyTotal } from "@crm/contract/pricing/plans";
import { firm } from "@crm/drawings/data/team";
import { formatCount } from "@crm/whatsapp/counts";
import type { GuidePicture } from "../guide-picture.ts";

const app = { kind: "app" } as const;
const { monthly, yearly } = plans;
const { perDay, perMonth, perYear } = subscriptionLimits;
const used = (count: number, limit: number) => `${formatCount(count)} of ${formatCount(limit)}`;

export const planPictures = {
  planChoice: {
    frame: app,
    title: "Choose a plan",
    parts: [
      {
        kind: "choice",
        options: [monthly, yearly].map(({ name, price }) => ({
          label: name,
          detail: `${formatRupees(price)} a month`,
        })),
        chosen: 1,
        spot: "plan",
      },
      {
        kind: "facts",
        facts: [
          ["Users you need", "2"],
          ["Users included", String(yearly.usersIncluded)],
          ["Extra users", "0"],
          ["Price for the year", formatRupees(yearlyTotal)],
        ],
        spot: "users",
      },
    ],
  },
  planEntries: {
    frame: app,
    title: "Entries",
    parts: [
      { kind: "facts", facts: [["Today", used(84, perDay)]], spot: "today" },
      {
        kind: "facts",
        facts: [
          ["This month", used(1_512, perMonth)],
          ["This year", used(17_940, perYear)],
        ],
      },
      {
        kind: "table",
        head: ["Source", "Last week", "Without a number"],
        rows: [
          { cells: ["WhatsApp", "212", "0"] },
          { cells: ["Website", "148", "31"], spot: "source" },
        ],
      },
    ],
  },
  planEnd: {
    frame: app,
    title: "Your plan",
    parts: [
      {
        kind: "facts",
        facts: [
          ["Plan", yearly.name],
          ["Started on", "10 March 2025"],
        ],
      },
      { kind: "facts", facts: [["Ends on", "9 March 2026"]], spot: "end" },
      { kind: "buttons", buttons: [{ label: "Export contacts", tone: "quiet", spot: "export" }] },
    ],
  },
  trialForm: {
    frame: { kind: "browser", address: "app.example/register" },
    title: "Start your free trial",
    parts: [
      { kind: "field", label: "Email", value: "nisha@example.com", spot: "email" },
      {
        kind: "pair",
        fields: [
          { label: "Name", value: "Nisha Shah" },
          { label: "Company name", value: firm.name },
        ],
      },
      {
        kind: "note",
        text: "No payment details needed. We will email you a link to set your password.",
      },
      { kind: "buttons", buttons: [{ label: "Start", spot: "start" }] },
    ],
  },
  trialMail: {
    frame: { kind: "browser", address: "mail.example" },
    title: "Set your password",
    parts: [
      {
        kind: "facts",
        facts: [
          ["From", brand.product.name],
          ["To", "nisha@example.com"],
        ],
      },
      { kind: "note", text: "Welcome! Click the button to set your password." },
      { kind: "buttons", buttons: [{ label: "Set my password", spot: "link" }] },
    ],
  },
} satisfies Record<string, GuidePicture>;
