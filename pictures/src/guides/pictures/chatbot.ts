import { firm } from "@crm/drawings/data/team";
import type { GuidePicture } from "../guide-picture.ts";

const app = { kind: "app", module: "chat" } as const;

export const chatbotPictures = {
  botList: {
    frame: app,
    title: "Chatbot",
    buttons: [{ label: "New flow", tone: "quiet" }],
    parts: [
      {
        kind: "table",
        head: ["Flow", "Starts when a customer writes", ""],
        rows: [
          { cells: ["Welcome", "hi, hello, namaste", "On"], spot: "flow" },
          { cells: ["Opening hours", "timing, open", "On"] },
          { cells: ["Order status", "order, where", "Off"] },
        ],
      },
    ],
  },
  botMessage: {
    frame: app,
    title: "Welcome",
    buttons: [{ label: "Save", spot: "save" }],
    parts: [
      {
        kind: "field",
        label: "Bot message",
        value: "Namaste {{name}}, welcome back! Shall we deliver to {{city}} again?",
        focus: true,
        spot: "message",
      },
      { kind: "buttons", buttons: [{ label: "Insert parameter", tone: "quiet", spot: "insert" }] },
    ],
    conversation: {
      name: firm.name,
      detail: "Preview",
      spot: "preview",
      lines: [
        {
          from: "them",
          text: "Namaste Anju, welcome back! Shall we deliver to Kochi again?",
          time: "10:02",
        },
      ],
    },
  },
  botParameters: {
    frame: app,
    title: "Welcome",
    parts: [],
    overlay: {
      title: "Insert parameter",
      parts: [
        {
          kind: "table",
          head: ["Parameter", "Value"],
          rows: [
            { cells: ["name", "Anju Thomas"], chosen: true, spot: "name" },
            { cells: ["city", "Kochi"] },
            { cells: ["shirt_size", "26"] },
          ],
        },
      ],
      buttons: [{ label: "Insert", spot: "insert" }],
    },
  },
  botQuestion: {
    frame: app,
    title: "Welcome",
    buttons: [{ label: "Save", spot: "save" }],
    parts: [
      { kind: "field", label: "Question", value: "Which size do you need?", spot: "question" },
      {
        kind: "field",
        label: "Save the answer in",
        value: "shirt_size",
        select: true,
        spot: "answer",
      },
      {
        kind: "field",
        label: "If the value is missing, use",
        value: "friend",
        hint: "For contacts without a name",
        spot: "fallback",
      },
    ],
  },
  botTalk: {
    frame: app,
    title: "Try it",
    parts: [
      { kind: "facts", facts: [["shirt_size", "26"]], spot: "saved" },
      { kind: "note", text: "Saved in the contact's attributes" },
    ],
    conversation: {
      name: firm.name,
      detail: "Chatbot",
      spot: "talk",
      lines: [
        { from: "them", text: "Namaste Anju! Which size do you need?", time: "10:02" },
        { from: "us", text: "26", time: "10:03" },
        { from: "them", text: "Thank you, I have saved size 26.", time: "10:03" },
      ],
    },
  },
} satisfies Record<string, GuidePicture>;
