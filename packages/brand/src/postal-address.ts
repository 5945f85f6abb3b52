import { brand } from "./brand.ts";

const { street, city, postalCode } = brand.company;

/** The company's postal address as it is written, one line each, without its name and country. */
export const addressLines: readonly string[] = [...street, `${city} ${postalCode}`];
