import { brand, landingPaths, tutorialPaths } from "@crm/brand";
import { formatDate } from "@crm/contract/dates";
import { checkedOn, shopAppsToday } from "@crm/whatsapp/today";
import { paths } from "../../paths.ts";

const { product, platforms } = brand;
const { marketplace, cms, ecommercePlatform, ecommercePlugin } = platforms;

/** Something that connects to the product today. */
export interface Connection {
  name: string;
  /** What it brings into the product. */
  brings: string;
  /** What one needs for it. */
  needs: readonly string[];
  /** A fact with its date. */
  note?: string;
  tutorial: string;
  /** The page that says what it is good for. */
  more?: string;
}

/** The directory on the page of integrations, with a tutorial for each. */
export const connections: readonly Connection[] = [
  {
    name: marketplace.name,
    brings: "Each new enquiry becomes a lead.",
    needs: ["A paid seller account", `The webhook URL from ${product.name}`],
    tutorial: tutorialPaths.marketplace,
    more: landingPaths.marketplaceSellers,
  },
  {
    name: ecommercePlugin.name,
    brings: "Each new order triggers a WhatsApp message and becomes a lead.",
    needs: ["Admin access to your store", "The plugin's ZIP file"],
    tutorial: tutorialPaths.storeWorkflow,
    more: landingPaths.pluginStores,
  },
  {
    name: ecommercePlatform.name,
    brings: "Cash-on-delivery buyers confirm their order on WhatsApp.",
    needs: ["API key and API secret key", "Admin access token", "Shop URL"],
    note: `Only with a custom app from before ${formatDate(shopAppsToday.since)} (checked on ${formatDate(checkedOn)}).`,
    tutorial: tutorialPaths.orderConfirmation,
    more: paths.ecommerceLanding,
  },
  {
    name: `Forms on ${cms.name}`,
    brings: "Each form entry becomes a lead.",
    needs: ["A form plugin on your site", "The webhook URL", "The names of your form's fields"],
    tutorial: tutorialPaths.cms,
  },
  {
    name: "Your own website",
    brings: "Your site sends its leads to the lead API.",
    needs: ["Your company ID and API key", "Somebody who can edit your website's code"],
    tutorial: tutorialPaths.customWebsite,
  },
  {
    name: "WhatsApp Business API",
    brings: "Chats, templates and broadcasts on your own number.",
    needs: [
      "A business website",
      "A phone number that is not used on WhatsApp",
      "Admin access to a verified business-manager account",
    ],
    tutorial: tutorialPaths.businessAccount,
    more: landingPaths.apiPricing,
  },
];
