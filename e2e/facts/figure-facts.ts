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

/** Section 9, as far as the marketing pages show it; and the contacts of section 2.5. */
export const figureFacts: readonly Fact[] = [
  {
    states: "Free trial: 7 days, no credit card",
    on: [paths.home, paths.pricing],
    says: [`${trial.days} days`, "No credit card"],
  },
  {
    states:
      "Monthly: list price 1999, shown 1299 per month, Flat 35% Off, 3 users, extra users 599",
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
    states: "Yearly: Popular, billed annually, 833 per month, Flat 60% Off",
    on: pricing,
    says: [yearly.name, yearly.label, yearly.billing, formatRupees(yearly.price), yearly.offer],
  },
  {
    states: "What all plans include",
    on: pricing,
    says: planIncludes.filter(
      (item) =>
        item !== "product/service" &&
        item !== "marketplace integration" &&
        item !== "e-commerce order notification",
    ),
  },
  {
    states: "Extra charges",
    on: pricing,
    says: ["WhatsApp conversation credits", "Emails", "Customizations"],
  },
  {
    states: "No setup fee, no cancellation fee",
    on: pricing,
    says: [
      `${formatRupees(fees.setup)} Setup fee`,
      `${formatRupees(fees.cancellation)} Cancellation fee`,
    ],
  },
  {
    states: "Conversation prices: marketing 0.88, utility and authentication 0.125, service free",
    on: pricing,
    says: [
      formatRupees(conversationPrices.marketing),
      formatRupees(conversationPrices.utility),
      "Authentication",
      "Service conversations, which your customer begins, are free",
    ],
  },
  {
    states: "Subscription limits: 100 a day, 3,000 a month, 35,000 a year, extra charges beyond",
    on: pricing,
    says: [
      `${formatCount(subscriptionLimits.perDay)} entries per day`,
      `${formatCount(subscriptionLimits.perMonth)} entries per month`,
      `${formatCount(subscriptionLimits.perYear)} entries per year`,
      "extra charges apply",
    ],
  },
  {
    states: "Yearly plans with 2 months remaining are refunded in 5 to 7 business days; others not",
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
    states: "Hours: sales Mon-Fri 10-6 IST, reply in 24 hours; support Mon-Fri 6-6 IST, 24 hours",
    on: [paths.contact, paths.support],
    says: [hours.support.text, hours.support.resolution],
  },
  {
    states: "Sales hours and reply",
    on: [paths.contact, paths.home],
    says: [hours.sales.text, hours.sales.reply],
  },
  {
    states: "The FAQ claims 24/7 support",
    on: [paths.home, paths.pricing],
    says: [hours.faqSupport],
  },
  {
    states: "Broadcast tiers, from 250 to unlimited",
    on: [paths.home],
    says: [0, 1, 2, 4].map((index) => formatTier(tiers[index] ?? tiers[0])),
  },
  {
    states: "Over 100 library templates, approved within 1 minute to 24 hours",
    on: [paths.home],
    says: [
      `Over ${templateLimits.libraryOver} templates in our library are approved already`,
      formatMinuteRange(approvalTime.usual),
    ],
  },
  {
    states: "Contact import up to 2 lakh per go",
    on: [paths.home],
    says: [formatCount(contactImportLimit)],
  },
  {
    states: "Account review about 10 minutes, display name 3-4 hours",
    on: [paths.home],
    says: [
      formatMinuteRange(businessAccountTimes.review),
      formatMinuteRange(businessAccountTimes.displayName),
    ],
  },
  {
    states: "Contact page: hero, two cards, form, postal address, inquiry phone, support e-mail",
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
    states: "The demo thank-you page shows a sales e-mail and phone, and leads home",
    on: [paths.demoThankYou],
    says: [contacts.salesEmail, contacts.salesPhone, "Back to Home"],
  },
  {
    states: "Both dialogs and the sign-up say what they are",
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
