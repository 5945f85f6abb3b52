import { landingPaths } from "@crm/brand";
import { copy as apiPricing } from "./api-pricing/copy.ts";
import { copy as coachingClasses } from "./coaching-classes/copy.ts";
import { copy as codConfirmation } from "./cod-confirmation/copy.ts";
import { copy as compareWays } from "./compare-ways/copy.ts";
import { copy as dataSecurity } from "./data-security/copy.ts";
import { copy as demoExplained } from "./demo-explained/copy.ts";
import type { LandingCopy, LandingKey } from "./landing-copy.ts";
import { copy as loanAgents } from "./loan-agents/copy.ts";
import { copy as manufacturers } from "./manufacturers/copy.ts";
import { copy as marketingAgencies } from "./marketing-agencies/copy.ts";
import { copy as marketplaceSellers } from "./marketplace-sellers/copy.ts";
import { copy as pluginStores } from "./plugin-stores/copy.ts";
import { copy as smallShops } from "./small-shops/copy.ts";
import { copy as templateGallery } from "./template-gallery/copy.ts";
import { copy as travelAgents } from "./travel-agents/copy.ts";

/** A landing page with its address. */
export interface LandingPage extends LandingCopy {
  key: LandingKey;
  path: string;
}

/** The texts of every landing page, in the order of lists. */
const copies: Record<LandingKey, LandingCopy> = {
  marketplaceSellers,
  pluginStores,
  codConfirmation,
  apiPricing,
  compareWays,
  templateGallery,
  demoExplained,
  dataSecurity,
  marketingAgencies,
  travelAgents,
  coachingClasses,
  loanAgents,
  manufacturers,
  smallShops,
};

export const landingPages: readonly LandingPage[] = (Object.keys(copies) as LandingKey[]).map(
  (key) => ({ ...copies[key], key, path: landingPaths[key] }),
);

/** The landing page at a path; undefined for other paths. */
export function findLandingPageAt(path: string): LandingPage | undefined {
  return landingPages.find((page) => page.path === path);
}
