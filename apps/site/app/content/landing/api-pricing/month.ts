import { conversationPrices } from "@crm/whatsapp/prices";
import { pricesToday } from "@crm/whatsapp/today";
import { gst } from "../bill-tax.ts";

/** How much the shop of the example sends in its month. */
export const sent = { marketing: 1_000, utility: 960, service: 600 } as const;

const marketing = sent.marketing * conversationPrices.marketing;
const utility = sent.utility * conversationPrices.utility;
const beforeTax = marketing + utility;
const tax = beforeTax * gst;

/** What that month costs by the site's price list, in rupees. */
export const month = { marketing, utility, beforeTax, tax, total: beforeTax + tax } as const;

/** The same at WhatsApp's own rates, with one message in each conversation, in whole rupees. */
export const monthAtOwnRates = Math.round(
  sent.marketing * pricesToday.marketing + sent.utility * pricesToday.utility,
);
