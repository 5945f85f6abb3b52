import { broadcastMessages } from "@crm/contract/messages";
import { formatCount } from "@crm/whatsapp/counts";
import type { GuidePicture } from "../guide-picture.ts";

const app = { kind: "app", module: "broadcast" } as const;

export const broadcastPictures = {
  broadcastNew: {
    frame: app,
    title: "New broadcast",
    buttons: [{ label: "Send", spot: "send" }],
    parts: [
      {
        kind: "field",
        label: "Audience",
        value: "Schools, opted in",
        select: true,
        hint: `${formatCount(1_842)} contacts`,
        spot: "audience",
      },
      {
        kind: "field",
        label: "Template",
        value: "new_season_stock",
        select: true,
        action: "APPROVED",
        spot: "template",
      },
      {
        kind: "field",
        label: "Value of {{1}}",
        value: "name",
        select: true,
        hint: "Each contact's own name",
        spot: "values",
      },
    ],
  },
  broadcastWarning: {
    frame: app,
    title: "New broadcast",
    buttons: [{ label: "Send" }],
    parts: [
      {
        kind: "field",
        label: "Audience",
        value: "All schools",
        select: true,
        hint: `${formatCount(1_842)} contacts`,
        spot: "audience",
      },
      {
        kind: "note",
        tone: "clay",
        text: broadcastMessages.beyondTier,
        spot: "warning",
      },
      { kind: "facts", facts: [["Remaining quota today", formatCount(640)]], spot: "quota" },
    ],
  },
} satisfies Record<string, GuidePicture>;
