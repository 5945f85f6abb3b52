import { brand } from "@crm/brand";

/** Search results cut off longer titles. Characters. */
export const shownTitle = 60;

/**
 * The title of a page in its tab and in search results: with the product's name where that is missing
 * and fits.
 *
 * @example pageTitle("Import contacts") // "Import contacts | …", with the product's name
 */
export function pageTitle(title: string): string {
  const { name } = brand.product;
  const named = `${title} | ${name}`;
  return title.includes(name) || named.length > shownTitle ? title : named;
}
