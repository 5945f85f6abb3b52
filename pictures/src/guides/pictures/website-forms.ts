import { brand } from "@crm/brand";
import type { GuidePicture } from "../guide-picture.ts";
import { copyWebhook, listNewest, webhook } from "./lead-source.ts";

const { cms } = brand.platforms;
const app = { kind: "app", module: "leads" } as const;
const site = { kind: "browser", address: "kesar.example/admin" } as const;

export const websiteFormPictures = {
  formSetup: {
    frame: app,
    title: `${cms.name} forms`,
    parts: [
      copyWebhook("form"),
      { kind: "field", label: "Connection name", value: "Contact page", spot: "name" },
      { kind: "toggle", label: "Receive leads", on: true },
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
        head: ["Form", "Page", ""],
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
        head: ["Form field", "Lead field"],
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
      { kind: "field", label: "Message", value: "This is a test" },
      { kind: "buttons", buttons: [{ label: "Send", spot: "send" }] },
    ],
  },
  formLead: {
    frame: app,
    title: "Leads",
    parts: [listNewest("Contact page", "TEST Nisha", "This is a test")],
  },
} satisfies Record<string, GuidePicture>;
