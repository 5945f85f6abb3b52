import { broadcastMessages } from "@crm/contract/messages";
import { formatCount } from "@crm/whatsapp/counts";
import type { GuidePicture } from "../guide-picture.ts";

const app = { kind: "app", module: "broadcast" } as const;

export const broadcastPictures = {
  broadcastNew: {
    frame: app,
    title: "New broadcast",
    buttons: [{ label: "Schedule", spot: "schedule" }],
    parts: [
      {
        kind: "field",
        label: "Who gets it",
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
      { kind: "field", label: "When", value: "Wed, 13 May, 10:30", select: true, spot: "when" },
    ],
  },
  broadcastWarning: {
    frame: app,
    title: "New broadcast",
    buttons: [{ label: "Schedule" }],
    parts: [
      {
        kind: "field",
        label: "Who gets it",
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
