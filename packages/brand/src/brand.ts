/** A third-party platform that the product connects to: its visible name and its slug in paths. */
export interface Platform {
  name: string;
  slug: string;
}

/** Everything that changes when another company uses the site as its own. */
export interface Brand {
  product: { name: string; slug: string; meaning: string };
  company: {
    legalName: string;
    /** The lines above city and postal code. */
    street: readonly string[];
    city: string;
    postalCode: string;
    country: string;
  };
  /** Shown on pages and used as mail defaults. `npm run doctor` reports values at example.com. */
  contacts: {
    inquiryPhone: string;
    salesPhone: string;
    salesEmail: string;
    supportEmail: string;
    mailFrom: string;
    /** Digits only, as wa.me requires. */
    whatsappNumber: string;
  };
  social: { facebook: string; youtube: string; instagram: string; linkedin: string };
  platforms: {
    marketplace: Platform;
    cms: Platform;
    ecommercePlatform: Platform;
    ecommercePlugin: Platform;
  };
  /** Used by the style sheet, mails, the manifest and preview pictures. Hex, sRGB. */
  colours: Record<
    | "paper"
    | "sand"
    | "ink"
    | "soft"
    | "green"
    | "deep"
    | "leaf"
    | "gold"
    | "goldSoft"
    | "clay"
    | "line"
    | "white",
    `#${string}`
  >;
}

/**
 * The default brand. Contacts are placeholders at example.com and in the fictitious number range.
 * Before the site goes live, `npm run doctor` lists the remaining ones.
 */
export const brand: Brand = {
  product: { name: "Samvad", slug: "samvad", meaning: "dialogue" },
  company: {
    legalName: "Samvad Software",
    street: ["4th Floor, Placeholder House", "C.G. Road, Navrangpura"],
    city: "Ahmedabad",
    postalCode: "380009",
    country: "India",
  },
  contacts: {
    inquiryPhone: "+91 79 5550 0100",
    salesPhone: "+91 79 5550 0101",
    salesEmail: "sales@example.com",
    supportEmail: "support@example.com",
    mailFrom: "Samvad <hello@example.com>",
    whatsappNumber: "917955500100",
  },
  social: {
    facebook: "https://www.facebook.com/example",
    youtube: "https://www.youtube.com/@example",
    instagram: "https://www.instagram.com/example",
    linkedin: "https://www.linkedin.com/company/example",
  },
  platforms: {
    marketplace: { name: "IndiaMART", slug: "indiamart" },
    cms: { name: "WordPress", slug: "wordpress" },
    ecommercePlatform: { name: "Shopify", slug: "shopify" },
    ecommercePlugin: { name: "WooCommerce", slug: "woocommerce" },
  },
  colours: {
    paper: "#FBF8F1",
    sand: "#F3EDDF",
    ink: "#10261E",
    soft: "#4B5C54",
    green: "#0B5C43",
    deep: "#073D2D",
    leaf: "#DDF3DF",
    gold: "#F2A516",
    goldSoft: "#FDF0D2",
    clay: "#B5402B",
    line: "#DED6C4",
    white: "#FFFFFF",
  },
};
