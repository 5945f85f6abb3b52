import { brand } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans, trial } from "@crm/contract/pricing/plans";
import { order } from "@crm/drawings/data/shop";
import { codReplies } from "@crm/whatsapp/orders";
import { paths } from "../../paths.ts";

const { product, platforms } = brand;
const shop = platforms.ecommercePlatform.name;
const { yearly } = plans;

/** Texts of the landing page for online shops, from top to bottom. */
export const copy = {
  page: {
    title: `${product.name} for ${shop}`,
    description: `Connect your ${shop} shop: order and abandoned-cart messages on WhatsApp, customer details in the CRM, broadcasts to a custom audience.`,
    path: paths.ecommerceLanding,
  },
  hero: {
    title: `From ${shop} order to happy customer, on WhatsApp`,
    lede: `${product.name} tells your customers what happens with their order, reminds them of the cart they left, and remembers everyone who has bought.`,
    tryFree: "Try for Free",
    demo: "Book a Demo",
    trial: `${trial.days} days free. No credit card.`,
  },
  picture: {
    label: `An order of ${formatRupees(order.amount)} in the shop becomes a WhatsApp message to the customer, who confirms it`,
    newOrder: "New order",
    confirmed: "Confirmed",
  },
  features: {
    order: {
      title: "Instant order notification",
      text: "An order comes in, and your customer has it in writing on WhatsApp.",
      points: [
        "From your own business number",
        `Cash on delivery: the customer answers ${codReplies.confirm} or ${codReplies.decline}`,
      ],
    },
    cart: {
      title: "Abandoned cart notification",
      text: "A full cart that nobody paid for is half a sale. A message on WhatsApp reminds the customer.",
      points: ["A template that WhatsApp has approved"],
    },
    customer: {
      title: "Customer details stored in the CRM",
      text: "Name, number, city and orders arrive by themselves and stand in one record.",
      points: ["Nothing to copy by hand", "Your whole team sees the same record"],
    },
    audience: {
      title: "Broadcast to a custom audience",
      text: "Tell the right people: those who bought twice, who live in Pune, who asked for size 32.",
      points: ["Filter by tag, city or last activity", "Only people who opted in"],
    },
  },
  closing: {
    title: "Begin with your next order",
    text: `From ${formatRupees(yearly.price)} per month, ${yearly.billing}, for ${yearly.usersIncluded} users. WhatsApp conversations are charged beside the plan.`,
    prices: "See all prices",
    chat: [
      { side: "in", text: "I pack the orders at home. Is that too small?" },
      {
        side: "out",
        text: `Not at all. Begin alone; there is room for ${yearly.usersIncluded} of you.`,
      },
      { side: "in", text: "And if it isn't for me?" },
      { side: "out", text: `You try it for ${trial.days} days first, without a card.` },
    ],
  },
} as const;
