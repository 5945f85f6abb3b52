import { brand } from "@crm/brand";
import type { TutorialTheme } from "./tutorial.ts";

const checked = "2026-11-21";
const { product, platforms } = brand;
const { marketplace, cms, ecommercePlatform, ecommercePlugin } = platforms;

export const leadsTheme: TutorialTheme = {
  id: "leads",
  title: "Let leads come in, and follow them up",
  text: "From the marketplace, from forms and from your own website, straight into a pipeline.",
  tutorials: [
    {
      key: "marketplace",
      file: "marketplace",
      title: `Integrate ${marketplace.name} with ${product.name} CRM`,
      lede: `Each new inquiry on ${marketplace.name} will be a lead in ${product.name} the moment it is made.`,
      description: `Connect ${marketplace.name} to ${product.name} by push: copy the webhook URL, set it in your seller account, and see the first lead arrive.`,
      minutes: 15,
      checked,
      next: ["pipeline", "createTemplate", "cms"],
    },
    {
      key: "cms",
      file: "cms",
      title: `Connect your ${cms.name} with ${product.name} CRM`,
      lede: `What people enter in a form on your ${cms.name} site will be a lead in ${product.name}.`,
      description: `Send the entries of a form on your ${cms.name} site to ${product.name}: webhook URL, field mapping, a test, and what can go wrong.`,
      minutes: 20,
      checked,
      next: ["customWebsite", "pipeline", "marketplace"],
    },
    {
      key: "customWebsite",
      file: "custom-website",
      title: `Connect your custom website with ${product.name} CRM`,
      lede: "Your own website will send its leads to the lead API, with code that you can copy and a key that stays secret.",
      description:
        "The lead API for your own website: request, fields and answers, with code for curl, fetch, PHP and a plain HTML form.",
      minutes: 30,
      checked,
      next: ["cms", "pipeline", "storeWorkflow"],
    },
    {
      key: "pipeline",
      file: "pipeline",
      title: "Manage a pipeline in lead management",
      lede: "Each lead will stand at a stage, carry a remark that says what is next, and end as won or closed.",
      description:
        "Attach a pipeline and a stage to a lead, move it with remarks, and close it as Won, Closed - Unqualified or Closed - Lost.",
      minutes: 10,
      checked,
      next: ["marketplace", "customWebsite", "userAttributes"],
    },
  ],
};

export const automationTheme: TutorialTheme = {
  id: "automation",
  title: "Let routine run by itself",
  text: "Orders that confirm themselves, and a bot that knows whom it talks to.",
  tutorials: [
    {
      key: "storeWorkflow",
      file: "store-workflow",
      title: `Set up workflow automation for a ${ecommercePlugin.name} store`,
      lede: `Each new order in your ${ecommercePlugin.name} store will send its own confirmation, and the buyer will be kept as a lead.`,
      description: `Ten steps: install the plugin in your ${ecommercePlugin.name} store, paste the webhook URL, and let orders send confirmations.`,
      minutes: 20,
      checked,
      next: ["orderConfirmation", "createTemplate", "pipeline"],
    },
    {
      key: "orderConfirmation",
      file: "order-confirmation",
      title: `${ecommercePlatform.name} order confirmation in ${product.name}`,
      lede: "Buyers will confirm cash-on-delivery orders with Yes or No on WhatsApp, before you pack anything.",
      description: `Connect ${ecommercePlatform.name} with four values, ask each COD buyer for Yes or No on WhatsApp, and ship only what is confirmed.`,
      minutes: 25,
      checked,
      next: ["storeWorkflow", "quickReplies", "createTemplate"],
    },
    {
      key: "chatbotParameter",
      file: "chatbot-parameter",
      title: "Use chatbot parameters for your bot",
      lede: "Your bot will call people by name, remember what they told it, and use it in the next message.",
      description:
        "Put parameters such as the name or the city into your bot's messages, save answers in attributes, and try it out.",
      minutes: 15,
      checked,
      next: ["userAttributes", "chatProfile", "quickReplies"],
    },
  ],
};
