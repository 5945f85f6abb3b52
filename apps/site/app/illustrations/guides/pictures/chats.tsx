import {
  chatProfileCounters,
  chatProfileSections,
  chatStatuses,
  resolveLabel,
} from "@crm/whatsapp/chats";
import { contactStates } from "@crm/whatsapp/contacts";
import { firm } from "../../data/team.ts";
import { Tag } from "../../kit/tag.tsx";
import { UniformsScene } from "../../scenes/uniforms-scene.tsx";
import type { GuidePicture } from "../guide-picture.ts";
import { State } from "./state.tsx";

const app = { kind: "app", module: "chat" } as const;
const [active, requesting, closed] = Object.keys(chatStatuses);
const [intervened, , , byAssistant] = contactStates;
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const [basics = "", campaigns = "", attributes = "", tags = "", journey = ""] =
  chatProfileSections.map(capitalise);
const [templates = "", sessions = "", queries = ""] = chatProfileCounters.map(capitalise);

const anjuAsks = [
  { from: "them", text: "Hello, do you have pinafores in size 26?", time: "10:02" },
  { from: "us", text: "Namaste! I am the assistant. For which school?", time: "10:02" },
  { from: "them", text: "I would rather talk to a person", time: "10:03" },
] as const;

export const chatPictures = {
  chatList: {
    frame: app,
    title: "Live chat",
    places: [
      { label: `${active} 14`, open: true, spot: "active" },
      { label: `${requesting} 2`, spot: "requesting" },
      { label: `${closed} 31`, spot: "closed" },
    ],
    parts: [
      {
        kind: "table",
        head: ["Contact", "State", "Last active"],
        rows: [
          { cells: ["Rekha Parmar", byAssistant, "2 min"], spot: "chat" },
          { cells: ["Meera Joshi", intervened, "5 min"] },
          { cells: ["Imran Shaikh", byAssistant, "18 min"] },
        ],
      },
    ],
  },
  chatRequesting: {
    frame: app,
    title: "Anju Thomas",
    buttons: [{ label: "Intervene", spot: "intervene" }],
    parts: [
      {
        kind: "facts",
        facts: [
          ["Status", <State key="s">{requesting ?? ""}</State>],
          ["State", requesting],
          ["Waiting for", "an agent"],
        ],
        spot: "status",
      },
    ],
    talk: { name: "Anju Thomas", detail: "Periyar Stores, Kochi", lines: anjuAsks },
  },
  chatResolve: {
    frame: app,
    title: "Anju Thomas",
    buttons: [{ label: resolveLabel, spot: "resolve" }],
    parts: [
      {
        kind: "facts",
        facts: [
          ["State", intervened],
          ["Agent", "Farida Khan"],
        ],
      },
    ],
    talk: {
      name: "Anju Thomas",
      detail: "Periyar Stores, Kochi",
      lines: [
        { from: "us", text: "Farida here. Size 26 is in stock.", time: "10:05" },
        { from: "them", text: "Great, thank you!", time: "10:06" },
      ],
    },
  },
  chatProfile: {
    frame: app,
    title: "Anju Thomas",
    buttons: [{ label: "Edit", tone: "quiet", spot: "edit" }],
    parts: [
      { kind: "title", text: basics },
      {
        kind: "facts",
        facts: [
          ["Mobile number", "+91 94470 •••••"],
          [templates, "6"],
          [sessions, "14"],
          [queries, "0"],
        ],
        spot: "counters",
      },
      { kind: "chips", label: campaigns, chips: ["new_season_stock"], spot: "campaigns" },
      {
        kind: "pair",
        fields: [
          { label: attributes, value: "city: Kochi", spot: "attributes" },
          {
            label: tags,
            value: (
              <span className="flex flex-wrap gap-1.5">
                <Tag>school</Tag>
                <Tag tone="gold">price-asked</Tag>
              </span>
            ),
            hint: "Gold: the first message tag",
            spot: "tags",
          },
        ],
      },
      {
        kind: "field",
        label: journey,
        value: "First message, quotation seen, order confirmed",
        spot: "journey",
      },
    ],
  },
  profileAttribute: {
    frame: app,
    title: "Anju Thomas",
    parts: [],
    overlay: {
      title: "Attributes",
      parts: [
        { kind: "field", label: "city", value: "Kochi" },
        { kind: "field", label: "birthday", value: "14 August", focus: true, spot: "value" },
      ],
      buttons: [
        { label: "Save", spot: "save" },
        { label: "Cancel", tone: "quiet" },
      ],
    },
  },
  profileTag: {
    frame: app,
    title: "Anju Thomas",
    parts: [],
    overlay: {
      title: "Tags",
      parts: [
        { kind: "field", label: "Add a tag", value: "price", focus: true, spot: "search" },
        { kind: "check", label: "price-asked", on: true, spot: "tag" },
        { kind: "check", label: "school", on: true },
      ],
      buttons: [
        { label: "Save", spot: "save" },
        { label: "Cancel", tone: "quiet" },
      ],
    },
  },
  botList: {
    frame: app,
    title: "Chatbot",
    buttons: [{ label: "New flow", tone: "quiet" }],
    parts: [
      {
        kind: "table",
        head: ["Flow", "Starts when someone writes", ""],
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
        label: "Message of the bot",
        value: "Namaste {{name}}, welcome back! Shall we deliver to {{city}} again?",
        focus: true,
        spot: "message",
      },
      { kind: "buttons", buttons: [{ label: "Insert parameter", tone: "quiet", spot: "insert" }] },
    ],
    talk: {
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
          head: ["Parameter", "Stands for"],
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
        label: "If the parameter is empty, say",
        value: "friend",
        hint: "Used in place of an unknown name",
        spot: "fallback",
      },
    ],
  },
  botTalk: {
    frame: app,
    title: "Try it",
    parts: [
      { kind: "facts", facts: [["shirt_size", "26"]], spot: "saved" },
      { kind: "note", text: "Saved in the contact's attributes." },
    ],
    talk: {
      name: firm.name,
      detail: "Chatbot",
      spot: "talk",
      lines: [
        { from: "them", text: "Namaste Anju! Which size do you need?", time: "10:02" },
        { from: "us", text: "26", time: "10:03" },
        { from: "them", text: "Size 26, noted.", time: "10:03" },
      ],
    },
  },
  chatMedia: {
    frame: app,
    title: "Meera Joshi",
    buttons: [{ label: "Send", spot: "send" }],
    parts: [
      { kind: "field", label: "Media", value: "new-season.jpg", action: "Library", spot: "media" },
      {
        kind: "field",
        label: "Text",
        value: "The new blazers, Meera. Which colour?",
        spot: "text",
      },
    ],
    talk: {
      name: "Meera Joshi",
      detail: "Sahyadri School, Pune",
      spot: "talk",
      lines: [
        {
          from: "us",
          text: (
            <span className="block [&>svg]:mb-2 [&>svg]:w-full">
              <UniformsScene />
              The new blazers, Meera. Which colour?
            </span>
          ),
          time: "11:20",
        },
        { from: "them", text: "Navy, please", time: "11:24" },
      ],
    },
  },
} satisfies Record<string, GuidePicture>;
