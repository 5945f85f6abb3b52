import { addressLines, brand, hours } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import {
  fees,
  planIncludes,
  plans,
  refund,
  subscriptionLimits,
  trial,
} from "@crm/contract/pricing/plans";
import { businessAccountTimes } from "@crm/whatsapp/business-account";
import { contactImportLimit } from "@crm/whatsapp/contact-import";
import { formatCount } from "@crm/whatsapp/counts";
import { formatMinuteRange } from "@crm/whatsapp/durations";
import { conversationPrices } from "@crm/whatsapp/prices";
import { approvalTime, templateLimits } from "@crm/whatsapp/templates";
import { formatTier, tiers } from "@crm/whatsapp/tiers";
import { paths } from "../../apps/site/app/paths.ts";
import type { Fact } from "./fact.ts";

const { monthly, yearly } = plans;
const { contacts } = brand;
const pricing = [paths.pricing];

/** Prices, limits, times and contacts that the marketing pages state. */
export const figureFacts: readonly Fact[] = [
  {
    states: "The free trial lasts 7 days and needs no credit card",
    on: [paths.home, paths.pricing],
    says: [`${trial.days} days`, "No credit card"],
  },
  {
    states:
      "The monthly plan costs 1299 instead of 1999 (Flat 35% Off) with 3 users, extra users 599",
    on: pricing,
    says: [
      monthly.name,
      formatRupees(monthly.listPrice),
      formatRupees(monthly.price),
      monthly.offer,
      `${monthly.usersIncluded} users included`,
      `Extra users ${formatRupees(monthly.extraUserPrice)} per month per user`,
    ],
  },
  {
    states: "The yearly plan is popular, is billed annually and costs 833 per month (Flat 60% Off)",
    on: pricing,
    says: [yearly.name, yearly.label, yearly.billing, formatRupees(yearly.price), yearly.offer],
  },
  {
    states: "The pricing page lists what all plans include",
    on: pricing,
    says: planIncludes.filter(
      (item) =>
        item !== "product/service" &&
        item !== "marketplace integration" &&
        item !== "e-commerce order notification",
    ),
  },
  {
    states: "The pricing page lists the extra charges",
    on: pricing,
    says: ["WhatsApp conversation credits", "Emails", "Customizations"],
  },
  {
    states: "There is no setup fee and no cancellation fee",
    on: pricing,
    says: [
      `${formatRupees(fees.setup)} Setup fee`,
      `${formatRupees(fees.cancellation)} Cancellation fee`,
    ],
  },
  {
    states:
      "A conversation costs 0.88 (marketing), 0.125 (utility, authentication) or nothing (service)",
    on: pricing,
    says: [
      formatRupees(conversationPrices.marketing),
      formatRupees(conversationPrices.utility),
      "Authentication",
      "Service conversations, which your customer begins, are free",
    ],
  },
  {
    states: "A subscription includes 100 entries a day, 3,000 a month and 35,000 a year",
    on: pricing,
    says: [
      `${formatCount(subscriptionLimits.perDay)} entries per day`,
      `${formatCount(subscriptionLimits.perMonth)} entries per month`,
      `${formatCount(subscriptionLimits.perYear)} entries per year`,
      "extra charges apply",
    ],
  },
  {
    states: "Only yearly plans with 2 months remaining are refunded, in 5 to 7 business days",
    on: [paths.pricing, paths.refund],
    says: [
      `at least ${refund.minMonthsRemaining} months`,
      `${refund.businessDays.min} to ${refund.businessDays.max} business days`,
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
    says: [0, 1, 2, 4].map((index) => formatTier(tiers[index] ?? tiers[0])),
  },
  {
    states: "The library has over 100 templates, and approval takes 1 minute to 24 hours",
    on: [paths.home],
    says: [
      `Over ${templateLimits.libraryOver} templates in our library are approved already`,
      formatMinuteRange(approvalTime.usual),
    ],
  },
  {
    states: "One import takes up to 2 lakh contacts",
    on: [paths.home],
    says: [formatCount(contactImportLimit)],
  },
  {
    states: "The review of an account takes about 10 minutes, that of a display name 3-4 hours",
    on: [paths.home],
    says: [
      formatMinuteRange(businessAccountTimes.review),
      formatMinuteRange(businessAccountTimes.displayName),
    ],
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
