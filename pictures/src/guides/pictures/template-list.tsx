import { syncLabel, templateLimits, templateStatuses } from "@crm/whatsapp/templates";
import type { GuidePicture } from "../guide-picture.ts";
import { State } from "./state.tsx";

const app = { kind: "app", module: "templates" } as const;
const [pending, approved, rejected, actionRequired] = templateStatuses;

export const templateListPictures = {
  templateList: {
    frame: app,
    title: "Templates",
    buttons: [{ label: "New template", spot: "new" }],
    places: [
      { label: "All templates", open: true },
      { label: "Library", spot: "library" },
      { label: "Drafts", spot: "drafts" },
    ],
    parts: [
      { kind: "buttons", buttons: [{ label: syncLabel, tone: "quiet", spot: "sync" }] },
      {
        kind: "table",
        head: ["Name", "Category", "Language", "Status"],
        rows: [
          {
            cells: ["order_packed", "Utility", "English", <State key="s">{pending}</State>],
            spot: "pending",
          },
          {
            cells: ["new_season_stock", "Marketing", "English", <State key="s">{approved}</State>],
            spot: "approved",
          },
          {
            cells: ["fees_reminder", "Utility", "Gujarati", <State key="s">{rejected}</State>],
            spot: "rejected",
          },
          {
            cells: ["school_offer", "Marketing", "Hindi", <State key="s">{actionRequired}</State>],
            spot: "action-required",
          },
        ],
      },
    ],
  },
  templateLibrary: {
    frame: app,
    title: "Template library",
    places: [
      { label: "All templates" },
      { label: "Library", open: true, spot: "library" },
      { label: "Drafts" },
    ],
    parts: [
      {
        kind: "title",
        text: "Ready to use",
        aside: `over ${templateLimits.libraryOver}, already approved`,
      },
      {
        kind: "table",
        head: ["Name", "What it is for", "Category", ""],
        rows: ["order_shipped", "payment_received", "appointment_tomorrow", "thank_you_visit"].map(
          (name, i) => ({
            cells: [
              name,
              ["Shipping", "Payments", "Reminders", "After a visit"][i],
              i === 3 ? "Marketing" : "Utility",
              <span key="use" className="font-semibold text-green">
                Use
              </span>,
            ],
            ...(i === 0 && { spot: "use" }),
          }),
        ),
      },
    ],
  },
} satisfies Record<string, GuidePicture>;
