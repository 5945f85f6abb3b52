import { formatRupees } from "@crm/contract/pricing/money";
import { anju, bhaskar, imran, rekha, senthil, zothan } from "./leads.ts";

export const inbox = [
  { lead: anju, line: "Yes, please send the bill", time: "10:24", unread: 0, status: "Active" },
  { lead: rekha, line: "Before 5 June please", time: "10:04", unread: 2, status: "Requesting" },
  { lead: senthil, line: "Price for 300?", time: "09:51", unread: 1, status: "Requesting" },
  { lead: zothan, line: "Quotation Q-0415.pdf", time: "09:30", unread: 0, status: "Active" },
  { lead: imran, line: "Thank you", time: "Mon", unread: 0, status: "Closed" },
  { lead: bhaskar, line: "Call me after four", time: "Mon", unread: 0, status: "Active" },
] as const;

export const anjusChat = [
  { from: "them", text: "Do you have the navy pinafores, size 24 to 30?", time: "10:18" },
  { from: "us", text: "Yes, Anju. 150 are ready. They can leave Ahmedabad today.", time: "10:19" },
  { from: "them", text: "Good. Same rate as last year?", time: "10:21" },
] as const;

export const quotation = {
  name: "Quotation Q-0421",
  detail: `${anju.wants} · ${formatRupees(anju.amount)}`,
} as const;

export const profile = {
  phone: "+91 94470 •••••",
  counters: [
    { name: "Templates", count: 6 },
    { name: "Session", count: 14 },
    { name: "Unresolved", count: 0 },
  ],
  attributes: [
    { name: "Shop type", value: "Retail" },
    { name: "GST no.", value: "32••••••••1Z5" },
  ],
  tags: ["school-2026", "repeat-buyer"],
  campaign: "season_restock",
  journey: [
    { step: "First message", when: "3 Apr" },
    { step: "Quotation sent", when: "10:22" },
    { step: "Order confirmed", when: "10:24" },
  ],
} as const;
