import { brand } from "@crm/brand";

const marketplace = brand.platforms.marketplace.name;

/** A workflow that starts with a lead from the marketplace; the counts are for one week. */
export const workflow = {
  name: `Greet every ${marketplace} lead`,
  trigger: { when: "When", what: "New lead", detail: marketplace },
  greet: { when: "Then", what: "Send template", detail: "welcome_lead" },
  wait: { when: "Then", what: "Wait 2 hours", detail: "Office hours" },
  question: { when: "If", what: "Replied?", detail: "On WhatsApp" },
  yes: { when: "Then", what: "Give to Divya", detail: "Quotation sent" },
  no: { when: "Then", what: "Send template", detail: "gentle_reminder" },
  counts: { yes: 74, no: 54 },
} as const;
