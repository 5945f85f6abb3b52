/**
 * The white-label switch: everything that names the product, the company behind it, the platforms
 * it connects to, its colours and the route slugs built from those names.
 *
 * `docs/your-own.md` lists the steps to rebrand.
 */

export type { Brand } from "./brand.ts";
export { brand } from "./brand.ts";
export { mailLink, phoneLink, whatsappLink } from "./contact-links.ts";
export { hours } from "./hours.ts";
export { mark, writeMarkPaths } from "./mark.ts";
export { routeSlugs, tutorialPaths } from "./paths.ts";
export { addressLines } from "./postal-address.ts";
