import { brand } from "@crm/brand";

/** A shop or school that asked the uniform maker of these pictures for a price. */
export interface SampleLead {
  name: string;
  company: string;
  city: string;
  wants: string;
  amount: number;
  source: string;
  stage: "New lead" | "Quotation sent" | "Negotiation" | "Won";
  /** The newest remark in the pipeline. */
  remark: string;
}

const { marketplace, ecommercePlatform } = brand.platforms;

export const rekha: SampleLead = {
  name: "Rekha Parmar",
  company: "Parmar Uniforms",
  city: "Rajkot",
  wants: "120 school shirts",
  amount: 48_500,
  source: "WhatsApp",
  stage: "Quotation sent",
  remark: "Call on Friday",
};

export const senthil: SampleLead = {
  name: "Senthil Kumar",
  company: "Kovai School Mart",
  city: "Coimbatore",
  wants: "300 sports T-shirts",
  amount: 87_000,
  source: marketplace.name,
  stage: "New lead",
  remark: "Wants price for 300",
};

export const bhaskar: SampleLead = {
  name: "Bhaskar Das",
  company: "Luit Traders",
  city: "Guwahati",
  wants: "80 blazers",
  amount: 1_24_000,
  source: "Website",
  stage: "Negotiation",
  remark: "Asked for a discount",
};

export const gurpreet: SampleLead = {
  name: "Gurpreet Kaur",
  company: "Malwa Outfitters",
  city: "Ludhiana",
  wants: "200 sweaters",
  amount: 1_38_000,
  source: marketplace.name,
  stage: "Negotiation",
  remark: "Sample approved",
};

export const anju: SampleLead = {
  name: "Anju Thomas",
  company: "Periyar Stores",
  city: "Kochi",
  wants: "150 pinafores",
  amount: 63_750,
  source: "WhatsApp",
  stage: "Won",
  remark: "Advance received",
};

export const sasmita: SampleLead = {
  name: "Sasmita Behera",
  company: "Utkal Stores",
  city: "Bhubaneswar",
  wants: "60 lab coats",
  amount: 25_200,
  source: ecommercePlatform.name,
  stage: "New lead",
  remark: "Needs sizes S to XL",
};

export const meera: SampleLead = {
  name: "Meera Joshi",
  company: "Sahyadri School",
  city: "Pune",
  wants: "90 tracksuits",
  amount: 76_500,
  source: "Website",
  stage: "Quotation sent",
  remark: "Principal to confirm",
};

export const imran: SampleLead = {
  name: "Imran Shaikh",
  company: "Deccan Hosiery",
  city: "Hyderabad",
  wants: "500 pairs of socks",
  amount: 17_500,
  source: "WhatsApp",
  stage: "New lead",
  remark: "Send colour card",
};

export const zothan: SampleLead = {
  name: "Zothanpuii Sailo",
  company: "Zoram Kids Wear",
  city: "Aizawl",
  wants: "75 skirts",
  amount: 28_125,
  source: "Website",
  stage: "Quotation sent",
  remark: "Waiting for reply",
};

export const sampleLeads = [rekha, senthil, bhaskar, gurpreet, sasmita, meera, imran, zothan];
