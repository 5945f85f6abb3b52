import { brand } from "./brand.ts";

const product = brand.product.slug;
const { marketplace, cms, ecommercePlatform, ecommercePlugin } = brand.platforms;

/** Paths of pages that are named after a partner platform. No trailing slash. */
export const routeSlugs = {
  ecommerceLanding: `/${ecommercePlatform.slug}-crm`,
} as const;

/** Paths of the landing pages: each answers one search of a buyer. */
export const landingPaths = {
  marketplaceSellers: `/${marketplace.slug}-crm`,
  pluginStores: `/${ecommercePlugin.slug}-crm`,
  codConfirmation: "/cod-confirmation-on-whatsapp",
  apiPricing: "/whatsapp-api-pricing",
  compareWays: "/whatsapp-business-app-or-crm",
  templateGallery: "/whatsapp-message-templates",
  demoExplained: "/what-happens-in-your-demo",
  dataSecurity: "/security-and-privacy",
  marketingAgencies: "/crm-for-digital-marketing-agencies",
  travelAgents: "/crm-for-travel-agents",
  coachingClasses: "/crm-for-coaching-classes",
  loanAgents: "/crm-for-loan-agents",
  manufacturers: "/crm-for-manufacturers",
  smallShops: "/crm-for-small-shops",
} as const;

/** Paths of the tutorials. Odd spellings and capitals are prescribed by the specification. */
export const tutorialPaths = {
  quickReplies: "/quick-replies-to-template-messages",
  createTemplate: "/create-whatsapp-template-message",
  formatting: "/message-formatting-guideline",
  chatbotParameter: "/use-chatbot-parameter-for-bot",
  filterAudience: "/filter-whatapp-audience",
  importContacts: "/import-upto-contact",
  upgradeTier: "/upgrade-whatsapp-tier-limit",
  userAttributes: "/add-user-attributes-manually",
  chatProfile: "/chat-profile-and-first-message-tag",
  tags: "/create-and-add-tags-to-contacts",
  mediaLink: "/send-and-generate-media-link",
  businessAccount: "/create-whatsapp-business-account",
  marketplace: `/integrate-${marketplace.slug}-to-${product}-crm`,
  cms: `/connect-your-${cms.slug}-with-${product}-crm`,
  customWebsite: `/connect-your-custom-website-with-${product}-crm`,
  pipeline: "/manage-pipeline-in-lead-management",
  orderConfirmation: `/${ecommercePlatform.slug}-order-confirmation-integration-in-${product}`,
  optInOptOut: "/create-opt-in-and-opt-out-from-messaging-broadcast",
  storeWorkflow: `/set-up-workFlow-automation-for-${ecommercePlugin.slug}-store`,
} as const;
