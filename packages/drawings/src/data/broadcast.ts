import { formatTier, tiers } from "@crm/whatsapp/tiers";

const people = 1_842;
const tier = tiers[2];

/** A broadcast to the uniform maker's repeat buyers. */
export const broadcast = {
  name: "New season, new stock",
  audience: "Repeat buyers, west India",
  people,
  template: "new_season_stock",
  tier: `${tier.name}: up to ${formatTier(tier)} people a day`,
  share: people / tier.limit,
  message:
    "Namaste Meera, the new season's uniforms are in. Order before 20 May at last year's rates.",
  replies: ["See rates", "Call me"],
} as const;
