import { brand, tutorialPaths } from "@crm/brand";

const { product, platforms } = brand;

/** Texts of the help home. */
export const copy = {
  page: {
    title: "Help Centre",
    description: `Short answers and step-by-step articles about ${product.name}: contacts, templates, live chat, workflows and settings.`,
  },
  title: "Ask us anything. Start with what others asked.",
  lede: `Short articles on every part of ${product.name}, written so that you can do it while you read.`,
  chat: [
    { side: "in", text: "I have 800 customers in a notebook. Must I type them all?" },
    { side: "out", text: "No. Write them into one sheet, save it as CSV, import it once." },
    { side: "in", text: "And if a number is already there?" },
    { side: "out", text: "Then that contact is updated. Nothing is doubled." },
  ],
  search: "Search the help centre",
  found: "What we found",
  latest: "Latest updates",
  allPosts: "All articles",
  popular: "Popular Articles",
  browse: "Browse by",
  tabs: { module: "Module", whatsapp: "WhatsApp" },
  showAll: "Show all",
  tutorials: {
    title: "Do it along with a tutorial",
    text: `Steps with pictures, for what you set up once: ${Object.keys(tutorialPaths).length} of them.`,
    all: "All tutorials",
    first: [
      { label: "Get a WhatsApp Business account", to: tutorialPaths.businessAccount },
      { label: "Write your first template", to: tutorialPaths.createTemplate },
      { label: "Bring in your contacts", to: tutorialPaths.importContacts },
      { label: `Fetch leads from ${platforms.marketplace.name}`, to: tutorialPaths.marketplace },
    ],
  },
} as const;
