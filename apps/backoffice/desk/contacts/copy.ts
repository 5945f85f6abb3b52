import type { LeadStatus, LostReason } from "../../server/leads/lead-status.ts";

export const contactCopy = {
  call: "Call",
  whatsapp: "WhatsApp",
  mail: "Write a mail",
  noContact: "No phone number and no email were given.",
  phone: "Phone",
  email: "Email",
  company: "Company",
  timeline: "Everything so far, newest first",
  leads: (count: number) => (count === 1 ? "1 lead" : `${count} leads`),
  samePhone: "Same phone number as",
  samePhoneHelp: "It may be another person: anyone can type a number. Nothing is joined.",
  thisLead: "The lead that you opened",
  details: "Where it came from",
  openLead: "Open this lead",
  mailTo: (recipient: string) => `Mail to ${recipient}`,
  /** Who did it when it was no person of the team. */
  nobody: "The back office",
} as const;

export const statusLabels: Record<LeadStatus, string> = {
  new: "New",
  contacted: "Contacted",
  qualified: "Qualified",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

export const lostReasonLabels: Record<LostReason, string> = {
  "no-answer": "No answer",
  price: "Price",
  "missing-feature": "A feature is missing",
  "chose-another": "Chose another product",
  "not-now": "Not now",
  "wrong-contact": "Wrong contact",
  other: "Another reason",
};
