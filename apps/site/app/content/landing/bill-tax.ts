import { business } from "@crm/brand";

const { percent, isIncluded } = business.gst;

/** The tax that a bill on a landing page adds to our prices, as a share; 0 when they contain it. */
export const gst = isIncluded ? 0 : percent / 100;

/** The same as a percentage, for the bill's line. */
export const gstPercent = isIncluded ? 0 : percent;
