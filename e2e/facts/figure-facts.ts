import { addressLines, brand, hours, landingPaths } from "@crm/brand";
import { paths } from "../../apps/site/app/paths.ts";
import type { Fact } from "./fact.ts";

const { contacts } = brand;
const pricing = [paths.pricing];

/** Prices, limits, times and contacts that the marketing pages state. */
export const figureFacts: readonly Fact[] = [
  {
    states: "The free trial lasts 7 days and needs no credit card",
    on: [paths.home, paths.pricing],
    says: ["7 days", "No credit card"],
  },
  {
    states:
      "The monthly plan costs 1299 instead of 1999 (Flat 35% Off) with 3 users, extra users 599",
    on: pricing,
    says: [
      "Monthly",
      "₹1,999",
      "₹1,299",
      "Flat 35% Off",
      "3 users included",
      "Extra users ₹599 per month per user",
    ],
  },
  {
    states: "The yearly plan is popular, is billed annually and costs 833 per month (Flat 60% Off)",
    on: pricing,
    says: ["Yearly", "Popular", "billed annually", "₹833", "Flat 60% Off"],
  },
  {
    states: "The pricing page lists what all plans include",
    on: pricing,
    says: [
      "team",
      "lead",
      "pipeline",
      "quotation",
      "data management",
      "WhatsApp Business API",
      "workflow automation",
      "auto-fetch leads",
    ],
  },
  {
    states: "The pricing page lists the extra charges",
    on: pricing,
    says: ["WhatsApp conversation credits", "Emails", "Customizations"],
  },
  {
    states: "There is no setup fee and no cancellation fee",
    on: pricing,
    says: ["₹0 Setup fee", "₹0 Cancellation fee"],
  },
  {
    states: "1,000 marketing and 960 utility conversations cost 1,000 and 18% GST",
    on: [landingPaths.apiPricing],
    says: ["₹880", "₹120", "600 service conversations", "18% on ₹1,000", "₹180", "₹1,180"],
  },
  {
    states: "400 questions to buyers who pay on delivery cost 50 and 18% GST",
    on: [landingPaths.codConfirmation],
    says: ["400 utility conversations", "₹0.125 each", "₹50", "₹9", "₹59"],
  },
  {
    states:
      "A conversation costs 0.88 (marketing), 0.125 (utility, authentication) or nothing (service)",
    on: pricing,
    says: [
      "₹0.88",
      "₹0.125",
      "Authentication",
      "Service conversations, which your customer begins, are free",
    ],
  },
  {
    states: "A subscription includes 100 entries a day, 3,000 a month and 35,000 a year",
    on: pricing,
    says: [
      "100 entries per day",
      "3,000 entries per month",
      "35,000 entries per year",
      "extra charges apply",
    ],
  },
  {
    states: "Only yearly plans with 2 months remaining are refunded, in 5 to 7 business days",
    on: [paths.pricing, paths.refund],
    says: [
      "at least 2 months",
      "5 to 7 business days",
      "monthly",
      "promotional",
      "discounted plan",
    ],
  },
  {
    states: "Support answers Mon-Fri 6-6 IST and resolves within 24 hours",
    on: [paths.contact, paths.support],
    says: [hours.support.text, hours.support.resolution],
  },
  {
    states: "Sales answers Mon-Fri 10-6 IST and replies within 24 hours",
    on: [paths.contact, paths.home],
    says: [hours.sales.text, hours.sales.reply],
  },
  {
    states: "The FAQ claims 24/7 support",
    on: [paths.home, paths.pricing],
    says: [hours.faqSupport],
  },
  {
    states: "The broadcast tiers go from 250 to unlimited",
    on: [paths.home],
    says: ["250", "1,000", "10,000", "unlimited"],
  },
  {
    states: "The library has over 100 templates, and approval takes 1 minute to 24 hours",
    on: [paths.home],
    says: ["Over 100 templates in our library are already approved", "1 minute to 24 hours"],
  },
  {
    states: "One import takes up to 2 lakh contacts",
    on: [paths.home],
    says: ["2 lakh"],
  },
  {
    states: "The review of an account takes about 10 minutes, that of a display name 3-4 hours",
    on: [paths.home],
    says: ["10 minutes", "3-4 hours"],
  },
  {
    states: "The contact page has a hero, two cards, a form, the address, a phone and an email",
    on: [paths.contact],
    says: [
      "We're Here for You!",
      "Speak with sales",
      "Talk with customer support",
      "Send Message",
      ...addressLines,
      contacts.inquiryPhone,
      contacts.supportEmail,
    ],
  },
  {
    states: "The demo thank-you page shows the sales email and phone and links to the home page",
    on: [paths.demoThankYou],
    says: [contacts.salesEmail, contacts.salesPhone, "Back to Home"],
  },
  {
    states: "The demo, sign-up and sign-in dialogs have their headings and texts",
    on: [paths.home],
    says: [
      "Book a Free Demo",
      "explore its powerful features and see how it can streamline your sales process",
      "Join the community",
      "Your Sales Success Starts Here",
      "Forgot Password?",
    ],
  },
];
