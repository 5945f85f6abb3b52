import { template } from "@crm/drawings/data/template";
import { templateStatuses } from "@crm/whatsapp/templates";
import type { GuidePicture } from "../guide-picture.ts";
import { State } from "./state.tsx";
import { quickReplies, writeTemplateText } from "./template-editor.tsx";

const app = { kind: "app", module: "templates" } as const;
const [, approved, rejected] = templateStatuses;

export const templateOutcomePictures = {
  templateRejected: {
    frame: app,
    title: "fees_reminder",
    buttons: [{ label: "Copy as new", spot: "copy" }],
    parts: [
      {
        kind: "facts",
        facts: [
          ["Status", <State key="s">{rejected}</State>],
          ["Language", "Gujarati"],
          ["Submitted", "12 May, 10:20"],
        ],
      },
      {
        kind: "note",
        tone: "clay",
        text: "Reason: the text is in English, but Gujarati was chosen.",
        spot: "reason",
      },
    ],
  },
  templateApproved: {
    frame: app,
    title: "monsoon_offer_v1",
    buttons: [{ label: "Copy as new", spot: "copy" }],
    parts: [
      {
        kind: "facts",
        facts: [
          ["Status", <State key="s">{approved}</State>],
          ["Text", "can't be edited"],
        ],
      },
      {
        kind: "pair",
        fields: [
          { label: "{{1}}", value: "Bank exam, clerk", spot: "values" },
          { label: "{{2}}", value: "4 August" },
        ],
      },
    ],
  },
  templateChat: {
    frame: { kind: "app", module: "chat" },
    title: "Anju Thomas",
    parts: [
      {
        kind: "facts",
        facts: [
          ["Template", template.name],
          ["Reply", "Track it"],
          ["Status", <State key="s">ACTIVE</State>],
        ],
        spot: "answer",
      },
      {
        kind: "note",
        text: "Anju replied. You can write without a template for 24 hours.",
        tone: "gold",
      },
    ],
    conversation: {
      name: "Anju Thomas",
      detail: "Periyar Stores, Kochi",
      spot: "talk",
      lines: [
        { from: "us", text: writeTemplateText(true), time: "18:05", replies: quickReplies },
        { from: "them", text: "Track it", time: "18:09" },
        { from: "us", text: "It is in Surat. Delivery by tomorrow noon.", time: "18:10" },
      ],
    },
  },
} satisfies Record<string, GuidePicture>;
