import { brand } from "@crm/brand";
import { bhaskar, gurpreet, imran, meera, rekha, sasmita, senthil } from "./leads.ts";

const { marketplace, cms, ecommercePlatform } = brand.platforms;

/** The sources that send leads automatically; the counts are for today. */
export const sources = [
  { name: marketplace.name, kind: "Marketplace", count: 11 },
  { name: cms.name, kind: "Website form", count: 6 },
  { name: ecommercePlatform.name, kind: "Online shop", count: 4 },
  { name: "WhatsApp", kind: "Chat", count: 6 },
] as const;

export const arrivals = [
  { lead: senthil, from: marketplace.name, ago: "just now" },
  { lead: meera, from: cms.name, ago: "2 min" },
  { lead: rekha, from: "WhatsApp", ago: "6 min" },
  { lead: sasmita, from: ecommercePlatform.name, ago: "11 min" },
  { lead: gurpreet, from: marketplace.name, ago: "18 min" },
  { lead: bhaskar, from: cms.name, ago: "25 min" },
  { lead: imran, from: "WhatsApp", ago: "31 min" },
] as const;

export const arrivedToday = sources.reduce((sum, { count }) => sum + count, 0);
