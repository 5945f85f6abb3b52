import { routeSlugs } from "@crm/brand";
import { blogPath } from "@crm/contract/blog";
import { helpCenterPath } from "@crm/contract/help-center";

/** Paths of the site's own pages (section 2.1), in the specification's order; routes and links share them. */
export const paths = {
  home: "/",
  pricing: "/pricing",
  contact: "/contact-us",
  thankYou: "/thankyou",
  terms: "/terms-and-conditions",
  privacy: "/privacy-policy",
  refund: "/refund-policy",
  licences: "/third-party-licences",
  rules: "/platform-rules",
  support: "/support",
  helpCenter: helpCenterPath,
  blog: blogPath,
  tutorials: "/tutorials",
  mobileApp: "/mobile-app",
  integrations: "/integrations",
  partnerProgram: "/partner-program",
  demoThankYou: "/demo-thank-you",
  ecommerceLanding: routeSlugs.ecommerceLanding,
} as const;
