import { brand } from "@crm/brand";
import { formatDate } from "@crm/contract/dates";
import { codReplies, shopConnectionInputs } from "@crm/whatsapp/orders";
import { checkedOn, shopAppsToday } from "@crm/whatsapp/today";
import type { FixedCategory } from "./fixed-category.ts";

const { product, platforms } = brand;
const store = platforms.ecommercePlugin.name;
const shop = platforms.ecommercePlatform.name;
/** Below the answers about the connection, which not every shop can make today. */
const shopNote = `${shop} today (checked on ${formatDate(checkedOn)}): you need a custom app that was created in your store's admin before ${formatDate(shopAppsToday.since)}. New ones can't be created there.`;

export const workflowAutomation: FixedCategory = {
  name: "Workflow automation",
  type: "module",
  description: "Send messages and save new leads automatically.",
  questions: [
    {
      title: "What can I do with workflow automation?",
      answer: [
        "A workflow does the same step every time something happens. For example, a new order triggers a confirmation on WhatsApp, and the buyer is saved as a lead.",
      ],
    },
    {
      title: `How do I connect my ${store} store?`,
      answer: [
        "In the admin of your store, upload the plugin's ZIP file, install it and activate it. Then open the store's Settings > Advanced and select the plugin.",
        `Copy the webhook URL from the Workflow Automation page of ${product.name}, paste it into the plugin's API URL field and save. From then on, new orders trigger confirmations and capture leads.`,
      ],
    },
    {
      title: "How do customers confirm a COD order with Yes or No?",
      answer: [
        `Connect your ${shop} store and create a template with the quick replies ${codReplies.confirm} and ${codReplies.decline}. Each cash-on-delivery (COD) order then triggers this template, and the customer replies ${codReplies.confirm} or ${codReplies.decline} in the chat.`,
        shopNote,
      ],
    },
    {
      title: `Which keys does ${platforms.ecommercePlatform.name} give me for the connection?`,
      answer: [
        `You need these values: ${shopConnectionInputs.join(", ")}. The token is visible only once, so copy it right away.`,
        shopNote,
      ],
    },
    {
      title: "Why did my order messages stop?",
      answer: [
        "Check these in order. Is the workflow on? Is its template approved? Is the webhook URL in the plugin the same as on your Workflow Automation page?",
      ],
    },
  ],
};
