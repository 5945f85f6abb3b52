import { brand } from "@crm/brand";
import { articlePath } from "@crm/contract/pages/help-center";
import { paths } from "../../../paths.ts";
import { pricingOf, type TutorialTheme } from "../tutorial.ts";

const { product, platforms } = brand;
const { ecommercePlatform, ecommercePlugin } = platforms;

export const automationTheme: TutorialTheme = {
  id: "automation",
  title: "Automate your routine work",
  text: "Confirm orders automatically, and let your bot use what you know about a customer.",
  tutorials: [
    {
      key: "storeWorkflow",
      file: "store-workflow",
      title: `Set up workflow automation for a ${ecommercePlugin.name} store`,
      lede: `Each new order in your ${ecommercePlugin.name} store will trigger a confirmation, and the buyer will be saved as a lead.`,
      description: `Send WhatsApp order confirmations from your ${ecommercePlugin.name} store: install the plugin, paste the webhook URL and place a test order.`,
      minutes: 20,
      help: {
        label: "How do I connect my store?",
        path: articlePath("workflow-automation", "connect-your-store"),
      },
      offer: pricingOf("What messages cost"),
      next: ["orderConfirmation", "createTemplate", "pipeline"],
    },
    {
      key: "orderConfirmation",
      file: "cod-order-confirmation",
      title: `${ecommercePlatform.name} order confirmation in ${product.name}`,
      lede: "Customers will confirm cash-on-delivery orders with Yes or No on WhatsApp before you pack them.",
      description: `Connect ${ecommercePlatform.name} to confirm COD orders on WhatsApp: customers reply Yes or No before you pack. Check first if your store can be connected.`,
      minutes: 25,
      help: {
        label: "How do customers confirm a COD order?",
        path: articlePath("workflow-automation", "confirm-cash-on-delivery-orders"),
      },
      offer: {
        label: `${product.name} for ${ecommercePlatform.name}`,
        path: paths.ecommerceLanding,
      },
      next: ["storeWorkflow", "quickReplies", "createTemplate"],
    },
    {
      key: "chatbotParameter",
      file: "chatbot-parameter",
      title: "Use chatbot parameters for your bot",
      lede: "Your bot will greet people by name, save their answers, and use them in later messages.",
      description:
        "Add parameters such as name or city to your WhatsApp bot's messages, save answers in contact attributes, and test your bot.",
      minutes: 15,
      help: {
        label: "When does the chatbot answer, and when does an agent?",
        path: articlePath("live-chat-and-attributes", "chat-statuses-and-agents"),
      },
      next: ["userAttributes", "chatProfile", "quickReplies"],
    },
  ],
};
