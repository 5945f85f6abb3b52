import { broadcast } from "./broadcast.ts";
import { meera, rekha, sasmita, senthil } from "./leads.ts";

export const today = "Tue, 12 May";

/** Leads of the past seven days, the last one today. */
export const leadsByDay = [
  { day: "Wed", leads: 14 },
  { day: "Thu", leads: 19 },
  { day: "Fri", leads: 16 },
  { day: "Sat", leads: 22 },
  { day: "Sun", leads: 9 },
  { day: "Mon", leads: 21 },
  { day: "Today", leads: 27 },
] as const;

const leadsThisWeek = leadsByDay.reduce((sum, { leads }) => sum + leads, 0);

export const figures = [
  { label: "New leads", value: leadsThisWeek, change: "18 more than last week" },
  { label: "Quotations sent", value: 46, change: "9 sent today" },
  { label: "Campaigns", value: 3, change: broadcast.name },
  { label: "Won in May", rupees: 6_48_500, change: "11 leads", bars: [0.42, 0.3, 0.66, 0.5, 1] },
] as const;

/** The newest leads, the last one first. */
export const newest = [senthil, meera, rekha, sasmita];

export const stages = [
  { name: "New lead", count: 32 },
  { name: "Quotation sent", count: 18 },
  { name: "Negotiation", count: 9 },
  { name: "Won", count: 11 },
] as const;
