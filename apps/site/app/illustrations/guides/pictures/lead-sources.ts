import { brand } from "@crm/brand";
import { apiKeyHeader } from "@crm/contract/calls/call";
import { leadCapture } from "@crm/contract/lead-capture";
import type { GuidePicture } from "../guide-picture.ts";

const { marketplace, cms } = brand.platforms;
const app = { kind: "app", module: "leads" } as const;
const seller = { kind: "browser", address: "seller.marketplace.example" } as const;
const site = { kind: "browser", address: "kesar.example/admin" } as const;
const webhook = (name: string) => `https://api.example/hook/${name}/7f3a`;
const copied = (name: string) => ({
  kind: "field" as const,
  label: "Webhook URL",
  value: webhook(name),
  action: "Copy",
  spot: "url",
});
const newest = (source: string, name: string, asked: string) => ({
  kind: "table" as const,
  head: ["Lead", "Asked for", "Source"],
  rows: [
    { cells: [name, asked, source], chosen: true, spot: "newest" },
    { cells: ["Rekha Parmar", "120 school shirts", "WhatsApp"] },
    { cells: ["Imran Shaikh", "500 pairs of socks", "WhatsApp"] },
  ],
});

export const leadSourcePictures = {
  marketplaceSetup: {
    frame: app,
    title: `${marketplace.name} integration`,
    parts: [
      copied("push"),
      { kind: "toggle", label: "Take leads in", on: true, spot: "switch" },
      { kind: "facts", facts: [["Last lead", "none yet"]] },
    ],
  },
  sellerPanel: {
    frame: seller,
    title: "Lead Manager",
    buttons: [{ label: "⋮", tone: "quiet", spot: "menu" }],
    places: [
      { label: "Products" },
      { label: "Lead Manager", open: true, spot: "lead-manager" },
      { label: "Payments" },
    ],
    parts: [
      {
        kind: "table",
        head: ["Buyer", "Wants", "When"],
        rows: [
          { cells: ["Senthil Kumar", "300 sports T-shirts", "10:20"] },
          { cells: ["Gurpreet Kaur", "200 sweaters", "09:55"] },
        ],
      },
    ],
  },
  sellerExport: {
    frame: seller,
    title: "Import/Export",
    parts: [
      {
        kind: "choice",
        options: [{ label: "Pull API" }, { label: "Push API" }, { label: "Download" }],
        chosen: 1,
        spot: "push",
      },
    ],
  },
  sellerPush: {
    frame: seller,
    title: "Push API",
    parts: [
      { kind: "field", label: "Your CRM", value: "Other", select: true, spot: "other" },
      {
        kind: "field",
        label: "Webhook URL",
        value: webhook("push"),
        focus: true,
        spot: "url",
      },
      { kind: "buttons", buttons: [{ label: "Save", spot: "save" }] },
    ],
  },
  sellerCode: {
    frame: seller,
    title: "Push API",
    parts: [],
    overlay: {
      title: "Enter the one-time password",
      parts: [
        { kind: "field", label: "Sent to your phone", value: "6 6 0 3", focus: true, spot: "code" },
      ],
      buttons: [{ label: "Confirm", spot: "confirm" }],
    },
  },
  marketplaceLead: {
    frame: app,
    title: "Leads",
    parts: [newest(marketplace.name, "Senthil Kumar", "300 sports T-shirts")],
  },
  formSetup: {
    frame: app,
    title: `${cms.name} forms`,
    parts: [
      copied("form"),
      { kind: "field", label: "Name of this connection", value: "Contact page", spot: "name" },
      { kind: "toggle", label: "Take leads in", on: true },
    ],
  },
  formList: {
    frame: site,
    title: "Forms",
    places: [
      { label: "Pages" },
      { label: "Forms", open: true, spot: "forms" },
      { label: "Plugins" },
    ],
    parts: [
      {
        kind: "table",
        head: ["Form", "Stands on", ""],
        rows: [
          { cells: ["Contact", "/contact", "Edit"], spot: "form" },
          { cells: ["Newsletter", "/", "Edit"] },
        ],
      },
    ],
  },
  formWebhook: {
    frame: site,
    title: "Contact",
    buttons: [{ label: "Save", spot: "save" }],
    places: [{ label: "Fields" }, { label: "Mail" }, { label: "Webhook", open: true, spot: "tab" }],
    parts: [
      { kind: "field", label: "Webhook URL", value: webhook("form"), focus: true, spot: "url" },
      { kind: "field", label: "Method", value: "POST", select: true },
    ],
  },
  formMapping: {
    frame: site,
    title: "Contact",
    buttons: [{ label: "Save", spot: "save" }],
    places: [{ label: "Fields" }, { label: "Mail" }, { label: "Webhook", open: true }],
    parts: [
      { kind: "title", text: "Field mapping" },
      {
        kind: "table",
        head: ["Field in the form", "Field of the lead"],
        rows: [
          { cells: ["your-name", "name"], spot: "name" },
          { cells: ["your-phone", "phone"], spot: "phone" },
          { cells: ["your-email", "email"] },
          { cells: ["your-message", "message"] },
        ],
      },
    ],
  },
  formTest: {
    frame: { kind: "browser", address: "kesar.example/contact" },
    title: "Write to us",
    parts: [
      {
        kind: "pair",
        fields: [
          { label: "Name", value: "TEST Nisha" },
          { label: "Phone", value: "98250 12345" },
        ],
      },
      { kind: "field", label: "Message", value: "A test" },
      { kind: "buttons", buttons: [{ label: "Send", spot: "send" }] },
    ],
  },
  formLead: {
    frame: app,
    title: "Leads",
    parts: [newest("Contact page", "TEST Nisha", "A test")],
  },
  apiAccess: {
    frame: { kind: "app" },
    title: "API access",
    places: [
      { label: "Company" },
      { label: "Opt-in Management" },
      { label: "API access", open: true, spot: "place" },
    ],
    parts: [
      {
        kind: "field",
        label: "API address",
        value: "https://api.example/api",
        action: "Copy",
        spot: "address",
      },
      {
        kind: "field",
        label: leadCapture.companyParameter,
        value: "c0ffee42-7d1e-4a6b-9b51",
        action: "Copy",
        spot: "company",
      },
      {
        kind: "field",
        label: apiKeyHeader,
        value: "••••••••••••••••",
        action: "Show once",
        spot: "key",
      },
    ],
  },
  apiWorkflow: {
    frame: { kind: "app", module: "workflow" },
    title: "Leads from the website",
    parts: [
      {
        kind: "toggle",
        label: "Workflow is active",
        detail: "It takes in what your website sends",
        on: true,
        spot: "switch",
      },
      {
        kind: "facts",
        facts: [
          ["Begins with", "Lead API"],
          ["Then", "Welcome template"],
        ],
      },
    ],
  },
  apiRequest: {
    frame: { kind: "browser", address: "your server" },
    title: "What your server sends",
    parts: [
      {
        kind: "code",
        title: `${leadCapture.method} ${leadCapture.path}?${leadCapture.companyParameter}=…`,
        lines: [
          `${apiKeyHeader}: ••••••••`,
          "Content-Type: application/json",
          "",
          '{ "name": "Rekha Joshi",',
          '  "phone": "9876543210" }',
        ],
        spot: "request",
      },
      {
        kind: "code",
        title: `${leadCapture.statuses.ok} OK`,
        lines: [`{ "status": true, "message": "${leadCapture.messages.ok}" }`],
        spot: "answer",
      },
    ],
  },
  apiLead: {
    frame: app,
    title: "Leads",
    parts: [newest("Website", "Rekha Joshi", "200 boxes, with logo")],
  },
} satisfies Record<string, GuidePicture>;
