import { formatCount } from "@crm/whatsapp/counts";
import type { GuidePicture } from "../guide-picture.ts";
import { saveOrCancel } from "./save-or-cancel.ts";

const app = { kind: "app", module: "contacts" } as const;

export const attributePictures = {
  attributeList: {
    frame: app,
    title: "Attributes",
    buttons: [{ label: "New attribute", spot: "new" }],
    parts: [
      {
        kind: "table",
        head: ["Attribute", "Type", "Contacts"],
        rows: [
          { cells: ["city", "Text", formatCount(9_310)], spot: "city" },
          { cells: ["shirt_size", "Text", formatCount(2_204)] },
          { cells: ["birthday", "Date", "617"], spot: "made" },
        ],
      },
    ],
  },
  attributeNew: {
    frame: app,
    title: "Attributes",
    parts: [],
    overlay: {
      title: "New attribute",
      parts: [
        { kind: "field", label: "Name", value: "birthday", focus: true, spot: "name" },
        { kind: "field", label: "Type", value: "Date", select: true, spot: "type" },
      ],
      buttons: saveOrCancel,
    },
  },
} satisfies Record<string, GuidePicture>;
