import type { Brand } from "@crm/brand";

/** A brand that shares no value with the first. Its product name has sixty characters. */
export const secondBrand: Brand = {
  product: {
    name: "Vyapaar Sampark Sahayak for Growing Shops of Southern Bharat",
    slug: "vyapaar",
    meaning: "trade",
  },
  company: {
    legalName: "Kadal Systems",
    street: ["Test House 12", "Marine Drive"],
    city: "Kochi",
    postalCode: "682031",
    country: "Bharat",
  },
  contacts: {
    inquiryPhone: "+91 484 5550 0190",
    salesPhone: "+91 484 5550 0191",
    salesEmail: "sell@kadal.test",
    supportEmail: "care@kadal.test",
    mailFrom: "Kadal <post@kadal.test>",
    whatsappNumber: "914845550190",
  },
  social: {
    facebook: "https://www.facebook.com/kadal-test",
    youtube: "https://www.youtube.com/@kadal-test",
    instagram: "https://www.instagram.com/kadal-test",
    linkedin: "https://www.linkedin.com/company/kadal-test",
  },
  platforms: {
    marketplace: { name: "Bazaar One", slug: "bazaar-one" },
    cms: { name: "Pagewright", slug: "pagewright" },
    ecommercePlatform: { name: "Cartway", slug: "cartway" },
    ecommercePlugin: { name: "Stallkit", slug: "stallkit" },
  },
  colours: {
    paper: "#F8FAFD",
    sand: "#E6ECF4",
    ink: "#0D1A33",
    soft: "#44506A",
    green: "#123C8C",
    deep: "#0A2560",
    leaf: "#D8E4FB",
    gold: "#F08A24",
    goldSoft: "#FDE9D3",
    clay: "#A8324A",
    line: "#C9D2E0",
    white: "#FEFEFE",
  },
};
