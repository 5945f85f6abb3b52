import { brand } from "@crm/brand";
import type { GuidePicture } from "../guide-picture.ts";
import { copyWebhook, listNewest, webhook } from "./lead-source.ts";

const { marketplace } = brand.platforms;
const app = { kind: "app", module: "leads" } as const;
const seller = { kind: "browser", address: "seller.marketplace.example" } as const;

export const marketplacePictures = {
  marketplaceSetup: {
    frame: app,
    title: `${marketplace.name} integration`,
    parts: [
      copyWebhook("push"),
      { kind: "toggle", label: "Receive leads", on: true, spot: "switch" },
      { kind: "facts", facts: [["Last lead", "None yet"]] },
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
        head: ["Buyer", "Requirement", "Time"],
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
      title: "Enter the OTP",
      parts: [
        { kind: "field", label: "Sent to your phone", value: "6 6 0 3", focus: true, spot: "code" },
      ],
      buttons: [{ label: "Confirm", spot: "confirm" }],
    },
  },
  marketplaceLead: {
    frame: app,
    title: "Leads",
    parts: [listNewest(marketplace.name, "Senthil Kumar", "300 sports T-shirts")],
  },
} satisfies Record<string, GuidePicture>;
