import { brand } from "@crm/brand";
import { firm, owner } from "@crm/drawings/data/team";
import { applicationStates } from "@crm/whatsapp/business-account";
import { formatTier, tiers } from "@crm/whatsapp/tiers";
import type { GuidePicture } from "../guide-picture.ts";
import { State } from "./state.tsx";

const app = { kind: "app" } as const;
const manager = { kind: "browser", address: "business-manager.example" } as const;
const [applied, underReview, live] = applicationStates;
const number = "+91 79 5550 0123";
const next = { label: "Next", spot: "next" };
const [initial, tier1] = tiers;

export const businessAccountPictures = {
  accountStart: {
    frame: app,
    title: "WhatsApp Business API",
    places: [
      { label: "Company" },
      { label: "WhatsApp number", open: true, spot: "place" },
      { label: "Opt-in Management" },
    ],
    parts: [
      { kind: "title", text: "No number is connected yet" },
      { kind: "note", text: "Keep your website, an unused number and your admin login ready." },
      { kind: "buttons", buttons: [{ label: "Apply for the API", spot: "apply" }] },
    ],
  },
  accountLogin: {
    frame: manager,
    title: "Log in to the business manager",
    parts: [
      { kind: "field", label: "Email", value: "nisha@example.com" },
      { kind: "field", label: "Password", value: "••••••••••" },
      { kind: "buttons", buttons: [{ label: "Continue", spot: "continue" }] },
    ],
  },
  accountBusiness: {
    frame: manager,
    title: "Choose your business",
    parts: [
      {
        kind: "table",
        head: ["Business", "Your role", "Status"],
        rows: [
          { cells: [firm.name, "Admin", "Verified"], chosen: true, spot: "business" },
          { cells: ["Old shop page", "Editor", "Not verified"] },
        ],
      },
      { kind: "buttons", buttons: [next] },
    ],
  },
  accountDetails: {
    frame: manager,
    title: "Your business",
    parts: [
      { kind: "field", label: "Business name", value: firm.name, spot: "name" },
      {
        kind: "field",
        label: "Website",
        value: "https://kesar.example",
        hint: "Must be online and show your business name",
        spot: "website",
      },
      { kind: "field", label: "Country", value: brand.company.country, select: true },
      { kind: "buttons", buttons: [next] },
    ],
  },
  accountProfile: {
    frame: manager,
    title: "WhatsApp Business account",
    parts: [
      { kind: "field", label: "Account", value: "Create a new account", select: true, spot: "new" },
      { kind: "field", label: "Category", value: "Clothing", select: true, spot: "category" },
      { kind: "field", label: "Time zone", value: "Asia/Kolkata", select: true, spot: "zone" },
      { kind: "buttons", buttons: [next] },
    ],
  },
  accountDisplayName: {
    frame: manager,
    title: "Display name",
    parts: [
      {
        kind: "field",
        label: "Display name",
        value: firm.name,
        hint: "Same as on your website",
        focus: true,
        spot: "name",
      },
      { kind: "field", label: "About", value: "School uniforms from Ahmedabad", spot: "about" },
      { kind: "buttons", buttons: [next] },
    ],
  },
  accountNumber: {
    frame: manager,
    title: "Phone number",
    parts: [
      {
        kind: "field",
        label: "Number",
        value: number,
        hint: "Unused or virtual, not on WhatsApp",
        focus: true,
        spot: "number",
      },
      {
        kind: "choice",
        label: "How to get the code",
        options: [{ label: "Text message" }, { label: "Phone call" }],
        chosen: 1,
        spot: "way",
      },
      { kind: "buttons", buttons: [next] },
    ],
  },
  accountCode: {
    frame: manager,
    title: "Enter the code",
    parts: [
      {
        kind: "field",
        label: `Code for ${number}`,
        value: "4 0 9 1 7 2",
        focus: true,
        spot: "code",
      },
      { kind: "buttons", buttons: [{ label: "Verify", spot: "verify" }] },
    ],
  },
  accountReview: {
    frame: app,
    title: "WhatsApp Business API",
    parts: [
      { kind: "way", steps: [applied, underReview, live], at: 1 },
      {
        kind: "facts",
        facts: [
          ["Applied by", owner],
          ["Number", number],
          ["Display name", "in review"],
          ["Status", <State key="s">{underReview}</State>],
        ],
        spot: "state",
      },
    ],
  },
  accountLive: {
    frame: app,
    title: "WhatsApp Business API",
    buttons: [{ label: "Send a test", spot: "test" }],
    parts: [
      { kind: "way", steps: [applied, underReview, live], at: 2 },
      {
        kind: "facts",
        facts: [
          ["Number", number],
          ["Display name", firm.name],
          ["Status", <State key="s">{live}</State>],
        ],
        spot: "live",
      },
    ],
  },
  numberQuality: {
    frame: app,
    title: "WhatsApp number",
    parts: [
      {
        kind: "facts",
        facts: [
          ["Number", number],
          ["Status", <State key="s">{live}</State>],
        ],
      },
      { kind: "facts", facts: [["Quality rating", "High"]], spot: "quality" },
      {
        kind: "facts",
        facts: [["Messaging limit", `${initial.name}: ${formatTier(initial)} people a day`]],
        spot: "limit",
      },
    ],
  },
  numberStart: {
    frame: app,
    title: "WhatsApp number",
    parts: [
      {
        kind: "facts",
        facts: [["Messaging limit", `${initial.name}: ${formatTier(initial)} people a day`]],
        spot: "limit",
      },
      {
        kind: "table",
        head: ["Day", "People messaged"],
        rows: [
          { cells: ["Monday", "40"] },
          { cells: ["Wednesday", "55"] },
          { cells: ["Friday", "38"], spot: "people" },
        ],
      },
    ],
  },
  numberUpgraded: {
    frame: app,
    title: "WhatsApp number",
    parts: [
      { kind: "facts", facts: [["Quality rating", "High"]] },
      {
        kind: "facts",
        facts: [["Messaging limit", `${tier1.name}: ${formatTier(tier1)} people a day`]],
        spot: "limit",
      },
      { kind: "note", text: "Your limit was raised today." },
    ],
  },
} satisfies Record<string, GuidePicture>;
