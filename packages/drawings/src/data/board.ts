import {
  anju,
  bhaskar,
  farhan,
  gurpreet,
  imran,
  meera,
  otherLeads,
  rekha,
  type SampleLead,
  sasmita,
  senthil,
  zothan,
} from "./leads.ts";

const { nilgiri, doon, konkan, malabar } = otherLeads;
const fill = { source: "WhatsApp", owner: "Divya Rao" } as const;
export type BoardLead = Pick<SampleLead, "company" | "wants" | "amount" | "source" | "owner">;

/** The columns of the sales pipeline; `moved` is the card that is being dragged. */
export const board = {
  fresh: {
    title: "New lead",
    count: 32,
    sum: 9_84_500,
    leads: [senthil, sasmita, imran, { ...konkan, ...fill }],
  },
  quoted: {
    title: "Quotation sent",
    count: 18,
    sum: 7_12_250,
    leads: [rekha, meera, zothan, { ...doon, ...fill }],
  },
  talking: {
    title: "Negotiation",
    count: 9,
    sum: 5_46_000,
    leads: [gurpreet, farhan, { ...nilgiri, ...fill, source: "Website" }],
  },
  won: { title: "Won", count: 11, sum: 6_48_500, leads: [anju, { ...malabar, ...fill }] },
  moved: bhaskar,
} as const;
