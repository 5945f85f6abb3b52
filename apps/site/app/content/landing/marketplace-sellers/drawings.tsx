import { LeadFetchingScreen } from "@crm/drawings/screens/lead-fetching-screen";
import { QuotationScreen } from "@crm/drawings/screens/quotation-screen";
import type { LandingDrawings } from "../landing-copy.ts";
import { Connection } from "./connection.tsx";
import type { copy } from "./copy.ts";
import { EnquiryToOrder } from "./enquiry-to-order.tsx";

export const drawings = {
  hero: EnquiryToOrder,
  fetching: LeadFetchingScreen,
  quotation: QuotationScreen,
  connection: Connection,
} satisfies LandingDrawings<typeof copy>;
