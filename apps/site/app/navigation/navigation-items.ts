import { brand, landingPaths } from "@crm/brand";
import { paths } from "../paths.ts";

/** A link of the header, the menu or the footer. */
export interface NavigationItem {
  label: string;
  /** A path of this site; it may carry a hash. */
  to: string;
  /** Shown in the wide header only, not in the mobile menu. */
  desktopOnly?: boolean;
}

/** The header's links, in order; the mobile menu has the same. */
export const headerItems: readonly NavigationItem[] = [
  { label: "Features", to: `${paths.home}#features` },
  { label: "Pricing", to: paths.pricing },
  { label: "Industries", to: `${paths.home}#industries`, desktopOnly: true },
  { label: "Contact Us", to: paths.contact },
];

/** Help and reading matter: in the header's menu, below the mobile menu's own links, in the footer. */
export const resourceItems: readonly (NavigationItem & { detail: string })[] = [
  { label: "Help Centre", detail: "Short answers to your questions", to: paths.helpCenter },
  { label: "Tutorials", detail: "Set it up, step by step", to: paths.tutorials },
  { label: "Blog", detail: "WhatsApp news and sales advice", to: paths.blog },
  { label: "Support", detail: "Call, write or chat with our team", to: paths.support },
];

export const legalItems: readonly NavigationItem[] = [
  { label: "Terms and Conditions", to: paths.terms },
  { label: "Privacy Policy", to: paths.privacy },
  { label: "Security and privacy", to: landingPaths.dataSecurity },
  { label: "Refund Policy", to: paths.refund },
  { label: "Platform rules", to: paths.rules },
  { label: "Third-party licences", to: paths.licences },
];

/** The footer's links in their columns. */
export const footerGroups: readonly { title: string; items: readonly NavigationItem[] }[] = [
  {
    title: "Product",
    items: [
      { label: "Home", to: paths.home },
      { label: "How it works", to: `${paths.home}#how-it-works` },
      { label: "Features", to: `${paths.home}#features` },
      { label: "Industries", to: `${paths.home}#industries` },
      { label: "Pricing", to: paths.pricing },
      { label: "Mobile app", to: paths.mobileApp },
      { label: "Integrations", to: paths.integrations },
    ],
  },
  {
    title: "Solutions",
    items: [
      {
        label: `For ${brand.platforms.marketplace.name} sellers`,
        to: landingPaths.marketplaceSellers,
      },
      { label: `For ${brand.platforms.ecommercePlatform.name}`, to: paths.ecommerceLanding },
      { label: `For ${brand.platforms.ecommercePlugin.name}`, to: landingPaths.pluginStores },
      { label: "COD confirmation", to: landingPaths.codConfirmation },
      { label: "WhatsApp API pricing", to: landingPaths.apiPricing },
      { label: "Business app or CRM?", to: landingPaths.compareWays },
      { label: "Message templates", to: landingPaths.templateGallery },
    ],
  },
  {
    title: "Help",
    items: [
      ...resourceItems,
      { label: "FAQ", to: `${paths.home}#faq` },
      { label: "Contact Us", to: paths.contact },
      { label: "What a demo is like", to: landingPaths.demoExplained },
      { label: "Partner program", to: paths.partnerProgram },
    ],
  },
  {
    title: "Legal",
    items: legalItems,
  },
];

/** Links of the promotional panel in two-panel dialogs. */
export const dialogItems: readonly NavigationItem[] = [
  { label: "Contact Us", to: paths.contact },
  { label: "Privacy Policy", to: paths.privacy },
  { label: "Support", to: paths.support },
];
