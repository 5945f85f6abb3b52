/** A category as the seed states it; the database gives it an id and its times. */
export interface SeedCategory {
  name: string;
  slug: string;
  /** Help only: which tab of the help home shows it. */
  type?: "module" | "whatsapp";
  /** Ascending order in lists. */
  position: number;
}

/** Help categories; the five fixed ones of section 2.1 are among them. */
export const helpCategories: readonly SeedCategory[] = [
  { name: "Data management", slug: "data-management", type: "module", position: 2 },
  { name: "Templates", slug: "templates", type: "whatsapp", position: 3 },
  {
    name: "Live chat and attributes",
    slug: "live-chat-and-attributes",
    type: "whatsapp",
    position: 4,
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
