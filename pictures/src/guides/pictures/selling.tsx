import { formatRupees } from "@crm/contract/pricing/money";
import { rekha } from "@crm/drawings/data/leads";
import { quotation } from "@crm/drawings/data/quotation";
import { closeOutcomes } from "@crm/whatsapp/pipelines";
import type { GuidePicture } from "../guide-picture.ts";
import { State } from "./state.tsx";

const leads = { kind: "app", module: "leads" } as const;
const pipeline = { kind: "app", module: "pipeline" } as const;
const quotations = { kind: "app", module: "quotations" } as const;
const [, unqualified, lost] = closeOutcomes;

export const sellingPictures = {
  productNew: {
    frame: quotations,
    title: "New product",
    buttons: [{ label: "Save", spot: "save" }],
    parts: [
      { kind: "field", label: "Name", value: "Ceiling fan 1200 mm, white", spot: "name" },
      {
        kind: "pair",
        fields: [
          { label: "Unit", value: "Piece", select: true, spot: "unit" },
          { label: "Price", value: formatRupees(1_850), hint: "Without GST", spot: "price" },
        ],
      },
      {
        kind: "field",
        label: "Description",
        value: "With regulator. Fitting is charged separately.",
        spot: "description",
      },
    ],
  },
  quotationNew: {
    frame: quotations,
    title: `Quotation ${quotation.number}`,
    buttons: [{ label: "Send", spot: "send" }],
    parts: [
      { kind: "field", label: "For", value: `${rekha.name}, ${rekha.company}`, select: true },
      {
        kind: "table",
        head: [quotation.lines[0].item, "Quantity", "Amount"],
        rows: quotation.lines.map(({ detail, count, rate }, i) => ({
          cells: [detail, String(count), formatRupees(count * rate)],
          ...(i === 0 && { spot: "line" }),
        })),
      },
      {
        kind: "pair",
        fields: [
          { label: "Total", value: formatRupees(quotation.total) },
          { label: "Valid until", value: "26 May 2026", select: true, spot: "until" },
        ],
      },
    ],
  },
  pipelineStages: {
    frame: pipeline,
    title: "School orders",
    buttons: [{ label: "Add stage", spot: "add" }],
    parts: [
      {
        kind: "table",
        head: ["Stage", "The customer has", "Leads"],
        rows: [
          { cells: ["Enquiry", "shared the sizes", "14"] },
          { cells: ["Asked for a price", "given a delivery date", "9"], spot: "stage" },
          { cells: ["Sample sent", "checked the fabric", "6"] },
          { cells: ["Rate agreed", "accepted the rate", "3"] },
        ],
      },
    ],
  },
  pipelineTravel: {
    frame: pipeline,
    title: "Trips",
    parts: [
      {
        kind: "table",
        head: ["Stage", "Latest remark", "Leads"],
        rows: [
          { cells: ["Enquiry", "Manali, 4 adults", "12"] },
          { cells: ["Budget known", `${formatRupees(60_000)} in all`, "8"] },
          { cells: ["Plan sent", "Sent plan B with Kullu", "31"], spot: "heap" },
          { cells: ["Plan liked", "Wants another hotel", "4"] },
          { cells: ["Dates on hold", "Until 18 April, 6 pm", "5"] },
          { cells: ["Advance paid", `${formatRupees(15_000)} received`, "3"] },
        ],
      },
    ],
  },
  leadsClosed: {
    frame: leads,
    title: "Leads",
    buttons: [{ label: "Filter", tone: "quiet", spot: "filter" }],
    parts: [
      { kind: "chips", label: "Filter", chips: ["Closed last month"] },
      {
        kind: "table",
        head: ["Outcome", "Remark"],
        rows: [
          { cells: [lost, "Price: got a lower quote"], spot: "remark" },
          { cells: [lost, "Delivery: needed it the same day"] },
          { cells: [unqualified, "Needs a painter, not paint"] },
          { cells: [unqualified, "Wrong number"] },
        ],
      },
    ],
  },
  leadFetching: {
    frame: leads,
    title: "Lead sources",
    buttons: [{ label: "Connect", spot: "connect" }],
    parts: [
      {
        kind: "table",
        head: ["Source", "Last lead", "Status"],
        rows: [
          {
            cells: ["Marketplace", "Today, 10:20", <State key="s">Connected</State>],
            spot: "live",
          },
          { cells: ["Website form", "Today, 09:41", <State key="s">Connected</State>] },
          { cells: ["Online store", "None yet", <State key="s">Not connected</State>] },
        ],
      },
    ],
  },
} satisfies Record<string, GuidePicture>;
