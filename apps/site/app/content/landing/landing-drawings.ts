import type { ComponentType } from "react";
import { drawings as apiPricing } from "./api-pricing/drawings.tsx";
import { drawings as coachingClasses } from "./coaching-classes/drawings.tsx";
import { drawings as codConfirmation } from "./cod-confirmation/drawings.tsx";
import { drawings as compareWays } from "./compare-ways/drawings.tsx";
import { drawings as dataSecurity } from "./data-security/drawings.tsx";
import { drawings as demoExplained } from "./demo-explained/drawings.tsx";
import type { LandingKey } from "./landing-copy.ts";
import { drawings as loanAgents } from "./loan-agents/drawings.tsx";
import { drawings as manufacturers } from "./manufacturers/drawings.tsx";
import { drawings as marketingAgencies } from "./marketing-agencies/drawings.tsx";
import { drawings as marketplaceSellers } from "./marketplace-sellers/drawings.tsx";
import { drawings as pluginStores } from "./plugin-stores/drawings.tsx";
import { drawings as smallShops } from "./small-shops/drawings.tsx";
import { drawings as templateGallery } from "./template-gallery/drawings.tsx";
import { drawings as travelAgents } from "./travel-agents/drawings.tsx";

const drawings: Record<LandingKey, Readonly<Record<string, ComponentType>>> = {
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

/** @throws Error when the page has no drawing of this name */
export function findDrawing(key: LandingKey, name: string): ComponentType {
  const found = drawings[key][name];
  if (!found) throw new Error(`The landing page ${key} has no drawing ${name}`);
  return found;
}
