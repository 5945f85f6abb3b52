import { pricesToday } from "@crm/whatsapp/today";

/** The tax on the prices of the landing pages, as a share. */
export const gst = pricesToday.gst;

/** The same as a percentage, for sentences. */
export const gstPercent = Math.round(gst * 100);

/** The words beside a price on the landing pages. */
export const taxLine = `plus ${gstPercent}% GST`;
