import { brand, tutorialPaths } from "@crm/brand";

const { product, platforms } = brand;

/** Texts of the help home. */
export const copy = {
  page: {
    title: "Help Centre",
    description: `Short answers and step-by-step articles about ${product.name}, a WhatsApp CRM: contacts, templates, live chat, attributes, workflow automation and settings.`,
  },
  title: "Find your answer. Search, or browse by topic.",
  lede: `Short articles about ${product.name}, with steps that you can follow as you read.`,
  chat: [
    { side: "in", text: "I have 80 customers in a sheet. Do I have to add them one by one?" },
    { side: "out", text: "No. Save the sheet as CSV and import it once." },
    { side: "in", text: "And if a number is already there?" },
    { side: "out", text: "Then the import updates that contact." },
  ],
  search: "Search articles",
  found: "What we found",
  latest: "Latest updates",
  allPosts: "All articles",
  popular: "Popular Articles",
  browse: "Browse by",
  tabs: { module: "Module", whatsapp: "WhatsApp" },
  showAll: "Show all",
  tutorials: {
    title: "Follow a tutorial step by step",
    text: `${Object.keys(tutorialPaths).length} guides, with pictures of the steps.`,
    all: "All tutorials",
    first: [
      { label: "Get a WhatsApp Business account", to: tutorialPaths.businessAccount },
      { label: "Write your first template", to: tutorialPaths.createTemplate },
      { label: "Import your contacts", to: tutorialPaths.importContacts },
      { label: `Fetch leads from ${platforms.marketplace.name}`, to: tutorialPaths.marketplace },
    ],
  },
} as const;
