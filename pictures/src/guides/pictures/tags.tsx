import { firmTags } from "@crm/drawings/data/tags";
import { Tag } from "@crm/drawings/kit/tag";
import { formatCount } from "@crm/whatsapp/counts";
import type { GuidePicture } from "../guide-picture.ts";
import { saveOrCancel } from "./save-or-cancel.ts";

const app = { kind: "app", module: "contacts" } as const;

export const tagPictures = {
  tagList: {
    frame: app,
    title: "Tags",
    buttons: [{ label: "New tag", spot: "new" }],
    parts: [
      {
        kind: "table",
        head: ["Tag", "Contacts", "First message tag"],
        rows: firmTags.map(({ name, contacts, first }) => ({
          cells: [
            <Tag key="t">{name}</Tag>,
            formatCount(contacts),
            first ? <Tag key="f">Yes</Tag> : "",
          ],
          ...(first && { spot: "first" }),
        })),
      },
    ],
  },
  tagNew: {
    frame: app,
    title: "Tags",
    parts: [],
    overlay: {
      title: "New tag",
      parts: [
        { kind: "field", label: "Tag", value: "price-asked", focus: true, spot: "name" },
        {
          kind: "check",
          label: "First message tag",
          detail: "Shows how the chat started",
          on: true,
          spot: "first",
        },
      ],
      buttons: saveOrCancel,
    },
  },
} satisfies Record<string, GuidePicture>;
