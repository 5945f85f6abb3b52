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
  cancel: "Cancel",
  correct: "Correct",
  correctTitle: "Correct this lead",
  correctText:
    "The history says what was corrected and by whom, not what it was before. Leave a field empty when it is not known.",
  correctSave: "Save the correction",
  corrected: "The lead has been corrected.",
  correctFailed: "The lead could not be corrected. Please try again.",
  rights: "When this person asks for their data",
  rightsText:
    "First make sure that the request comes from this person, for example from their own email address.",
  exportPage: "Export as a page",
  exportJson: "Export as JSON",
  erase: "Erase this person",
  eraseTitle: "Erase this person for good?",
  eraseText:
    "All leads of this person, their history, the mails and forms that could not be stored are deleted here and can't be restored. Mails that were already sent stay with their recipients. Backups keep their copy until they are deleted. A form that still waits at the site arrives later as a new lead.",
  erased: "The person has been erased.",
  eraseFailed: "The person could not be erased. Please try again.",
  outcomes: {
    reached: "Reached",
    "no-answer": "No answer",
    "message-sent": "Message sent",
    "wrong-number": "Wrong number",
  } as Record<string, string>,
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
