import { brand } from "@crm/brand";

/** Pixels; the size that services with link previews support. */
export const previewSize = { width: 1200, height: 630 } as const;

const { product, platforms } = brand;

/**
 * The link preview pictures, with their text alternatives. `npm run pictures` creates them from the
 * drawings in `pictures/src/previews`.
 */
export const previews = {
  home: `A WhatsApp chat becomes a won order in ${product.name}`,
  pricing: `The plans of ${product.name} with their prices`,
  contact: `A chat with the people of ${product.name}`,
  help: `A chat with a customer, and what ${product.name} knows about the customer`,
  ecommerce: `A ${platforms.ecommercePlatform.name} order confirmed on WhatsApp`,
  tutorials: `A workflow in ${product.name}, step by step`,
  blog: `A broadcast in ${product.name} with its results`,
} as const;

export type PreviewName = keyof typeof previews;

/** The path of a preview picture. */
export function previewPath(name: PreviewName): string {
  return `/previews/${name}.png`;
}
