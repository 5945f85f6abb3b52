import { Tag } from "@crm/drawings/kit/tag";
import { chatProfileCounters, chatProfileSections } from "@crm/whatsapp/chats";
import type { GuidePicture } from "../guide-picture.ts";
import { saveOrCancel } from "./save-or-cancel.ts";

const app = { kind: "app", module: "chat" } as const;
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const [basics = "", campaigns = "", attributes = "", tags = "", journey = ""] =
  chatProfileSections.map(capitalise);
const [templates = "", sessions = "", queries = ""] = chatProfileCounters.map(capitalise);

export const chatProfilePictures = {
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
            hint: "Gold = first message tag",
            spot: "tags",
          },
        ],
      },
      {
        kind: "field",
        label: journey,
        value: "First message, quotation sent, order confirmed",
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
      buttons: saveOrCancel,
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
      buttons: saveOrCancel,
    },
  },
} satisfies Record<string, GuidePicture>;
