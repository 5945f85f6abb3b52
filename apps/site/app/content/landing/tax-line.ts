import { pricesToday } from "@crm/whatsapp/today";

/** The words beside a price on the landing pages. */
export const taxLine = `plus ${Math.round(pricesToday.gst * 100)}% GST`;
