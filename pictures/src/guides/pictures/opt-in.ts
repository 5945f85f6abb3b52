import { firm } from "@crm/drawings/data/team";
import {
  optInManagement,
  optOutKeywordExample,
  optOutKeywordLimit,
  optOutMessageKinds,
} from "@crm/whatsapp/opt-in";
import type { GuidePicture, Place } from "../guide-picture.ts";

const app = { kind: "app" } as const;
const [settings, page] = optInManagement.path;
const save = { label: optInManagement.save, spot: "save" };
const places: Place[] = [
  { label: "Company" },
  { label: "WhatsApp number" },
  { label: page, open: true, spot: "page" },
  { label: "API access" },
];
const keywords = [optOutKeywordExample, "UNSUBSCRIBE", "BAND KARO"];
const kinds = optOutMessageKinds.map((kind) => ({
  label: kind.charAt(0).toUpperCase() + kind.slice(1),
}));

export const optInPictures = {
  optOut: {
    frame: app,
    title: settings,
    buttons: [save],
    places,
    parts: [
      {
        kind: "toggle",
        label: "API campaign opt-out",
        detail: "People can opt out of your broadcasts",
        on: true,
        spot: "switch",
      },
      {
        kind: "toggle",
        label: "Opt-out response",
        detail: "People who opt out get a reply",
        on: true,
        spot: "response",
      },
      {
        kind: "chips",
        label: "Opt-out keywords",
        chips: keywords,
        hint: `${keywords.length} of ${optOutKeywordLimit}`,
        spot: "keywords",
      },
    ],
  },
  optOutMessage: {
    frame: app,
    title: "Opt-out message",
    buttons: [save],
    places,
    parts: [
      { kind: "choice", options: kinds, chosen: 1, spot: "kind" },
      {
        kind: "field",
        label: "Text",
        value: "You will get no more messages from Kesar Uniforms. Send JOIN to start again.",
        focus: true,
        spot: "text",
      },
    ],
  },
  optOutTalk: {
    frame: { kind: "app", module: "contacts" },
    title: "Imran Shaikh",
    parts: [
      {
        kind: "facts",
        facts: [
          ["Opted in", "No"],
          ["Opted out on", "12 May, 18:22"],
        ],
        spot: "state",
      },
    ],
    conversation: {
      name: firm.name,
      detail: "WhatsApp",
      spot: "talk",
      lines: [
        { from: "them", text: "New season, new stock!", time: "18:20" },
        { from: "us", text: optOutKeywordExample, time: "18:22" },
        {
          from: "them",
          text: "You will get no more messages from Kesar Uniforms. Send JOIN to start again.",
          time: "18:22",
        },
      ],
    },
  },
  optIn: {
    frame: app,
    title: settings,
    buttons: [save],
    places,
    parts: [
      {
        kind: "toggle",
        label: "API campaign opt-in",
        detail: "People can opt in to your broadcasts",
        on: true,
        spot: "switch",
      },
      { kind: "chips", label: "Opt-in keywords", chips: ["JOIN", "START"], spot: "keywords" },
      {
        kind: "field",
        label: "Confirmation message",
        value: "Thank you for joining Kesar Uniforms. Send STOP to opt out.",
        hint: "Optional",
        spot: "confirmation",
      },
    ],
  },
} satisfies Record<string, GuidePicture>;
