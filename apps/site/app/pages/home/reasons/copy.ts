import { brand } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans } from "@crm/contract/pricing/plans";
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
      text: "A CRM that monitors your sales, leads and campaigns in one place. Open its dashboard in the morning and you know whom to call.",
    },
    price: {
      title: "Premium features at a fraction of the cost",
      figure: formatRupees(yearly.price),
      unit: `per month for ${yearly.usersIncluded} users, ${yearly.billing}`,
      more: { text: "See all prices", to: paths.pricing },
    },
    safety: {
      title: "Secure technology",
      text: "It safeguards your data, your customers' data and your privacy.",
      more: { text: "Read the privacy policy", to: paths.privacy },
    },
  },

  benefits: {
    title: "Five benefits you notice",
    lede: "What owners of small businesses say, and what you can answer from now on.",
    list: [
      {
        name: "saveTime",
        said: "I type the same answer all day long.",
        title: "Save time",
        text: "Templates and workflows answer the usual questions and send the reminders. You do the talking that needs you.",
      },
      {
        name: "affordable",
        said: "Software like that is for big companies.",
        title: "Affordable solutions",
        text: "Premium features for a small team. There is no setup fee and no cancellation fee.",
      },
      {
        name: "conversion",
        said: "I wanted to call him back. Then I forgot.",
        title: "Better lead conversion",
        text: "Each lead has a stage and a next step, so you follow up until the sale is won.",
      },
      {
        name: "central",
        said: "On whose phone was that chat?",
        title: "Centralized communication",
        text: "All chats stand in one window, and everyone in the team can read on where the other stopped.",
      },
      {
        name: "scale",
        said: "And when we are twenty people?",
        title: "Scalability",
        text: `Add one user at a time. On WhatsApp you begin with ${formatTier(tiers[0])} people a day and climb, tier by tier, to an ${formatTier(tiers[4])} number.`,
      },
    ],
  },
} as const;
