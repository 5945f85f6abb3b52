import { conversationPrices } from "@crm/whatsapp/prices";
import { formatTier, tiers } from "@crm/whatsapp/tiers";

const people = 1_842;
const tier = tiers[2];

/** A broadcast to the uniform maker's repeat buyers. */
export const broadcast = {
  name: "New season, new stock",
  audience: "Repeat buyers, west India",
  people,
  template: "new_season_stock",
  when: "Wed, 13 May, 10:30",
  tier: `${tier.name}: up to ${formatTier(tier)} people a day`,
  share: people / tier.limit,
  price: conversationPrices.marketing,
  cost: people * conversationPrices.marketing,
  message:
    "Namaste Meera, the new season's uniforms are in. Order before 20 May and keep last year's rates.",
  replies: ["See rates", "Call me"],
} as const;
