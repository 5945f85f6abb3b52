import { brand } from "@crm/brand";

const marketplace = brand.platforms.marketplace.name;

/** What happens by itself when a lead comes from the marketplace; counts are of one week. */
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
