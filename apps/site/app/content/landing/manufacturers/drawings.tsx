import { LeadFetchingScreen } from "@crm/drawings/screens/lead-fetching-screen";
import type { LandingDrawings } from "../landing-copy.ts";
import type { copy } from "./copy.ts";
import { PriceList } from "./price-list.tsx";
import { RateToOrder } from "./rate-to-order.tsx";

export const drawings = {
  hero: RateToOrder,
  fetching: LeadFetchingScreen,
  priceList: PriceList,
} satisfies LandingDrawings<typeof copy>;
