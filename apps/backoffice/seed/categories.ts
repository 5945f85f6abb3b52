/** A category of the seed; the database adds its id and its times. */
export interface SeedCategory {
  name: string;
  slug: string;
  /** Help only: which tab of the help home shows it. */
  type?: "module" | "whatsapp";
  /** Ascending order in lists. */
  position: number;
}

/** Help categories, with the five fixed ones. */
export const helpCategories: readonly SeedCategory[] = [
  { name: "Getting started", slug: "getting-started", type: "module", position: 1 },
  { name: "Data management", slug: "data-management", type: "module", position: 2 },
  { name: "Templates", slug: "templates", type: "whatsapp", position: 3 },
  {
    name: "Live chat and attributes",
    slug: "live-chat-and-attributes",
    type: "whatsapp",
    position: 4,
  },
  { name: "Leads and pipelines", slug: "leads-and-pipelines", type: "module", position: 5 },
  { name: "Broadcasts", slug: "broadcasts", type: "whatsapp", position: 6 },
  { name: "Workflow automation", slug: "workflow-automation", type: "module", position: 7 },
  { name: "Settings", slug: "setting", type: "module", position: 8 },
  { name: "Integrations", slug: "integrations", type: "module", position: 9 },
  {
    name: "Products and quotations",
    slug: "products-and-quotations",
    type: "module",
    position: 10,
  },
  {
    name: "WhatsApp Business account",
    slug: "whatsapp-business-account",
    type: "whatsapp",
    position: 11,
  },
];

/** Blog categories; each post names one by its slug. */
export const blogCategories: readonly SeedCategory[] = [
  { name: "WhatsApp updates", slug: "whatsapp-updates", position: 1 },
  { name: "Selling on WhatsApp", slug: "selling-on-whatsapp", position: 2 },
  { name: "Leads and follow-up", slug: "follow-up", position: 3 },
  { name: "Online stores", slug: "online-stores", position: 4 },
  { name: "Privacy and trust", slug: "privacy-and-trust", position: 5 },
];
