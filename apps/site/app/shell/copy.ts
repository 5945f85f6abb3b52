import { brand, hours, registrations } from "@crm/brand";

const { product, company } = brand;

/** Texts around every page; the links' texts are in `navigation-items.ts`. */
export const copy = {
  skip: "Skip to content",
  login: "Login",
  bookDemo: "Book a Demo",
  tryFree: "Try for Free",
  resources: "Resources",
  menu: { open: "Menu", close: "Close menu" },
  /** Names of the landmarks. */
  landmarks: { main: "Main", mobile: "Mobile", footer: "Footer", start: "Start" },
  footer: {
    question: "Any questions before you start?",
    answer: `Write or call us. Sales: ${hours.sales.text}, ${hours.sales.reply}.`,
    account: { title: "Your account", signIn: "Sign in", join: "Join the community" },
    maker: `${product.name} is a product of ${company.legalName}, ${company.city}, ${company.country}.`,
    registrations: registrations.map(({ label, value }) => `${label}: ${value}`).join(" · "),
  },
} as const;
