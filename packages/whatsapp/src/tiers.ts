/** A messaging tier: how many different people a number may start a conversation with per day. */
export interface Tier {
  name: string;
  /** Unique users per day; `null` means unlimited. */
  limit: number | null;
}

/** The messaging tiers, lowest first. */
export const tiers = [
  { name: "Initial", limit: 250 },
  { name: "Tier 1", limit: 1_000 },
  { name: "Tier 2", limit: 10_000 },
  { name: "Tier 3", limit: 100_000 },
  { name: "Tier 4", limit: null },
] as const satisfies readonly Tier[];

/** What a number needs for an upgrade to the next tier. */
export const tierUpgrade = {
  share: 0.5,
  withinDays: 7,
  qualityRatings: ["Medium", "High"],
  /** The upgrade happens the next day; the tutorial also says the 8th day. */
  happens: ["the next day", "the 8th day"],
} as const;

/** The daily broadcast limit in the tutorials' example, in users. */
export const exampleDailyLimit = 10_000;

/**
 * How many different people a number must message within seven days to leave a tier.
 *
 * @returns the number of people, or `null` for the unlimited tier, which is the highest
 * @example messagesToUpgrade(tiers[1]) // 500
 */
export function messagesToUpgrade(tier: Tier): number | null {
  return tier.limit === null ? null : Math.ceil(tier.limit * tierUpgrade.share);
}

/**
 * The tier after this one, or `null` for the highest tier and for an unknown one.
 *
 * @example nextTier(tiers[0])?.limit // 1000
 */
export function nextTier(tier: Tier): Tier | null {
  const index = tiers.findIndex(({ name }) => name === tier.name);
  return index < 0 ? null : (tiers[index + 1] ?? null);
}

const platformGrouping = new Intl.NumberFormat("en-US");

/**
 * Writes a tier's limit as the platform and the specification write it.
 *
 * @example formatTier(tiers[3]) // "100,000"
 * @example formatTier(tiers[4]) // "unlimited"
 */
export function formatTier({ limit }: Tier): string {
  return limit === null ? "unlimited" : platformGrouping.format(limit);
}
