/**
 * What names the product and its company: names, contacts, partner platforms, colours, hours, the
 * logo's mark, and the route slugs built from those names.
 *
 * For another company, change `brand.ts`, `business.ts`, `hours.ts` and `mark.ts`, then run
 * `npm run pictures`: captured pictures show the brand. Prices, legal texts and page copy are
 * elsewhere; `docs/rebranding.md` lists everything.
 */

export type { Brand } from "./brand.ts";
export { brand } from "./brand.ts";
export type { Business } from "./business.ts";
export { business } from "./business.ts";
export { mailLink, phoneLink, whatsappLink } from "./contact-links.ts";
export { hours } from "./hours.ts";
export { courtsIn, grievanceContact, registrations } from "./legal-facts.ts";
export { mark, writeMarkPaths } from "./mark.ts";
export { landingPaths, routeSlugs, tutorialPaths } from "./paths.ts";
export { addressLines } from "./postal-address.ts";
