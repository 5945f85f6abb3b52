import { brand } from "./brand.ts";

const { street, city, postalCode } = brand.company;

/** The lines of the company's postal address, without its name and country. */
export const addressLines: readonly string[] = [...street, `${city} ${postalCode}`];
