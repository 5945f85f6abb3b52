import { chatStatuses, resolveLabel } from "@crm/whatsapp/chats";
import { contactStates } from "@crm/whatsapp/contacts";
import type { GuidePicture } from "../guide-picture.ts";
import { PictureMessage } from "./picture-message.tsx";
import { State } from "./state.tsx";

const app = { kind: "app", module: "chat" } as const;
const [active, requesting, closed] = Object.keys(chatStatuses);
const [intervened, , , byAssistant] = contactStates;

const anjuAsks = [
  { from: "them", text: "Hello, do you have pinafores in size 26?", time: "10:02" },
  { from: "us", text: "Namaste! I am the assistant. For which school?", time: "10:02" },
  { from: "them", text: "Can I chat with a person?", time: "10:03" },
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
    conversation: { name: "Anju Thomas", detail: "Periyar Stores, Kochi", lines: anjuAsks },
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
    conversation: {
      name: "Anju Thomas",
      detail: "Periyar Stores, Kochi",
      lines: [
        { from: "us", text: "Farida here. Size 26 is in stock.", time: "10:05" },
        { from: "them", text: "Great, thank you!", time: "10:06" },
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
    conversation: {
      name: "Meera Joshi",
      detail: "Sahyadri School, Pune",
      spot: "talk",
      lines: [
        {
          from: "us",
          text: <PictureMessage>The new blazers, Meera. Which colour?</PictureMessage>,
          time: "11:20",
        },
        { from: "them", text: "Navy, please", time: "11:24" },
      ],
    },
  },
} satisfies Record<string, GuidePicture>;
