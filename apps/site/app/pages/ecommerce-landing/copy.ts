import { brand } from "@crm/brand";
import { formatDate } from "@crm/contract/dates";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans, trial } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { order } from "@crm/drawings/data/shop";
import { codReplies } from "@crm/whatsapp/orders";
import { checkedOn, shopAppsToday } from "@crm/whatsapp/today";
import { paths } from "../../paths.ts";

const { product, platforms } = brand;
const shop = platforms.ecommercePlatform.name;
const { yearly } = plans;

/** Texts of the landing page for online shops, from top to bottom. */
export const copy = {
  page: {
    title: `WhatsApp CRM for ${shop} stores`,
    description: `Connect your ${shop} shop: order and abandoned-cart messages on WhatsApp, customer details in the CRM, broadcasts to a custom audience.`,
    path: paths.ecommerceLanding,
  },
  hero: {
    title: `WhatsApp CRM for ${shop}: order and cart messages`,
    lede: `${product.name} keeps your customers updated on their orders, reminds them of the cart they left, and saves every buyer in your CRM.`,
    tryFree: "Try for Free",
    demo: "Book a Demo",
    trial: `${trial.days} days free. No credit card.`,
    today: `${shop} today (checked on ${formatDate(checkedOn)}): only a custom app that was created in your store's admin before ${formatDate(shopAppsToday.since)} can connect.`,
  },
  picture: {
    label: `An order of ${formatRupees(order.amount)} in the shop becomes a WhatsApp message to the customer, who confirms it`,
    newOrder: "New order",
    confirmed: "Confirmed",
  },
  features: {
    order: {
      title: "Instant order notification",
      text: "When an order comes in, your customer gets a message on WhatsApp.",
      points: [
        "From your own business number",
        `Cash on delivery: the customer answers ${codReplies.confirm} or ${codReplies.decline}`,
      ],
    },
    cart: {
      title: "Abandoned cart notification",
      text: "Some customers fill a cart and leave without paying. A message on WhatsApp reminds them.",
      points: ["A template that WhatsApp has approved"],
    },
    customer: {
      title: "Customer details stored in the CRM",
      text: "Each buyer's details are saved in the CRM automatically.",
      points: ["Nothing to copy by hand", "Your whole team sees the same record"],
    },
    audience: {
      title: "Broadcast to a custom audience",
      text: "Write to the right people: those who bought twice, live in Pune or asked for size 32.",
      points: [
        "Filter by tag, last activity or your own fields, such as city",
        "Only people who opted in",
      ],
    },
  },
  closing: {
    title: "Start with your next order",
    text: `From ${formatRupees(yearly.price)} per month, ${yearly.billing}, for ${yearly.usersIncluded} users, ${taxLine}. WhatsApp conversations are charged on top of the plan.`,
    prices: "See all prices",
    chat: [
      { side: "in", text: "I pack the orders at home. Am I too small for this?" },
      {
        side: "out",
        text: `Not at all. Start on your own. The plan includes ${yearly.usersIncluded} users.`,
      },
      { side: "in", text: "And if I don't like it?" },
      { side: "out", text: `Try it for ${trial.days} days first. You don't need a card.` },
    ],
  },
} as const;
