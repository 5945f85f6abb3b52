import { brand } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { formatTier, tiers } from "@crm/whatsapp/tiers";
import { paths } from "../../../paths.ts";

const { product } = brand;
const { yearly } = plans;

/** Reasons to choose the product, and its benefits for a buyer. */
export const copy = {
  why: {
    title: `Why choose ${product.name}?`,
    watch: {
      title: "Easy to use, all in one place",
      text: "A CRM that monitors your sales, leads and campaigns in one place. Open the dashboard in the morning and see where you stand.",
    },
    price: {
      title: "Premium features at a fraction of the cost",
      figure: formatRupees(yearly.price),
      unit: `per month for ${yearly.usersIncluded} users, ${yearly.billing}, ${taxLine}`,
      more: { text: "See all prices", to: paths.pricing },
    },
    safety: {
      title: "Secure technology",
      text: "It safeguards your data, your customers' data and your privacy.",
      more: { text: "Read the privacy policy", to: paths.privacy },
    },
  },

  benefits: {
    title: "Five benefits for your business",
    lede: "Does any of this sound familiar? Here is what changes.",
    list: [
      {
        name: "saveTime",
        said: "Why do I type the same answer all day?",
        title: "Save time",
        text: "Templates and workflows send the usual answers and reminders. You take the chats that need you.",
      },
      {
        name: "affordable",
        said: "Isn’t software like this for big companies?",
        title: "Affordable solutions",
        text: "Premium features for a small team. There is no setup fee and no cancellation fee.",
      },
      {
        name: "conversion",
        said: "I wanted to call back. Then I forgot.",
        title: "Better lead conversion",
        text: "Each lead has a stage and a remark, so you know what to do next.",
      },
      {
        name: "central",
        said: "Whose phone was that chat on?",
        title: "Centralized communication",
        text: "All chats are in one window, so anyone in the team can pick up where a colleague left off.",
      },
      {
        name: "scale",
        said: "What if we grow to twenty people?",
        title: "Scalability",
        text: `Add one user at a time. On WhatsApp, a new number can message ${formatTier(tiers[0])} people a day. The limit can rise, tier by tier, until it is ${formatTier(tiers[4])}.`,
      },
    ],
  },
} as const;
