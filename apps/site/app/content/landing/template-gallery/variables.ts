/** Placeholders of several templates. */
export const customer = { means: "the customer's name", sample: "Meera" };
export const shop = { means: "your shop's name", sample: "Parmar Sarees" };
