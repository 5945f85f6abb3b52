import { brand } from "@crm/brand";
import type { FixedCategory } from "./fixed-category.ts";

const { product, platforms } = brand;
const store = platforms.ecommercePlugin.name;

export const workflowAutomation: FixedCategory = {
  name: "Workflow automation",
  type: "module",
  description: "Let messages go out and leads come in without anybody pressing a button.",
  questions: [
    {
      title: "What can I do with workflow automation?",
      answer: [
        "It does the same step every time something happens. A new order sends its confirmation on WhatsApp, and the buyer is kept as a lead.",
      ],
    },
    {
      title: `How do I connect my ${store} store?`,
      answer: [
        `Upload the plugin's ZIP in your store's admin, install and activate it. Then open the store's Settings, Advanced, and choose the plugin.`,
        `Copy the webhook URL from the Workflow Automation page of ${product.name}, paste it into the plugin's API URL field, and save. New orders now trigger confirmations and become leads.`,
      ],
    },
    {
      title: "How do customers confirm a COD order with Yes or No?",
      answer: [
        `Connect your ${platforms.ecommercePlatform.name} shop and pick a template with the two replies. Each cash-on-delivery order sends it, and the buyer answers Yes or No in the chat.`,
      ],
    },
    {
      title: `Which keys does ${platforms.ecommercePlatform.name} give me for the connection?`,
      answer: [
        "Four things: the API key, the API secret key, the admin access token and your shop's URL. The token is shown only once, so copy it at that moment.",
      ],
    },
    {
      title: "Why did my order messages stop?",
      answer: [
        "Three things, in this order: is the template still approved, is the webhook URL in the plugin the one that your Workflow Automation page shows, and has the buyer opted out?",
      ],
    },
  ],
};
