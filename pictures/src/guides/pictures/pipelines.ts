import { formatRupees } from "@crm/contract/pricing/money";
import { rekha } from "@crm/drawings/data/leads";
import { closeOutcomes } from "@crm/whatsapp/pipelines";
import type { GuidePicture } from "../guide-picture.ts";
import { saveOrCancel } from "./save-or-cancel.ts";

const app = { kind: "app", module: "leads" } as const;
const lead = [
  ["Company", rekha.company],
  ["City", rekha.city],
  ["Requirement", rekha.wants],
] as const;

export const pipelinePictures = {
  leadOpen: {
    frame: app,
    title: rekha.name,
    buttons: [{ label: "Attach pipeline", spot: "attach" }],
    parts: [{ kind: "facts", facts: [...lead, ["Pipeline", "None yet"]] }],
  },
  leadPipeline: {
    frame: app,
    title: rekha.name,
    parts: [],
    overlay: {
      title: "Attach a pipeline",
      parts: [
        {
          kind: "field",
          label: "Pipeline",
          value: "School orders",
          select: true,
          spot: "pipeline",
        },
        { kind: "field", label: "Stage", value: "Quotation sent", select: true, spot: "stage" },
      ],
      buttons: saveOrCancel,
    },
  },
  leadRemark: {
    frame: app,
    title: rekha.name,
    buttons: [{ label: "Close lead", tone: "quiet" }],
    parts: [
      { kind: "way", steps: ["New lead", "Quotation sent", "Negotiation"], at: 1 },
      {
        kind: "field",
        label: "Remark",
        value: "Wants cotton, delivery before 5 June. Call on Friday.",
        focus: true,
        spot: "remark",
      },
      { kind: "buttons", buttons: [{ label: "Save remark", spot: "save" }] },
    ],
  },
  leadMove: {
    frame: app,
    title: rekha.name,
    buttons: [{ label: "Close lead", tone: "quiet", spot: "close" }],
    parts: [
      { kind: "way", steps: ["New lead", "Quotation sent", "Negotiation"], at: 2 },
      {
        kind: "table",
        head: ["Stage", "Remark", "When"],
        rows: [
          { cells: ["Negotiation", "Wants ten more shirts", "14 May"], spot: "newest" },
          { cells: ["Quotation sent", "Wants cotton, before 5 June", "12 May"] },
        ],
      },
    ],
  },
  leadClose: {
    frame: app,
    title: rekha.name,
    parts: [],
    overlay: {
      title: "Close lead",
      parts: [
        {
          kind: "choice",
          options: closeOutcomes.map((label) => ({ label })),
          chosen: 0,
          spot: "outcome",
        },
        { kind: "field", label: "Remark", value: `${formatRupees(rekha.amount)}, half in advance` },
      ],
      buttons: [{ label: "Close lead", spot: "close" }],
    },
  },
} satisfies Record<string, GuidePicture>;
