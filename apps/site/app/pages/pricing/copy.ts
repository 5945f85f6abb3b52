import { brand } from "@crm/brand";
import { formatDate } from "@crm/contract/dates";
import { formatRupees } from "@crm/contract/pricing/money";
import { ownerTerms } from "@crm/contract/pricing/owner-terms";
import {
  type extraCharges,
  fees,
  type planIncludes,
  plans,
  refund,
  subscriptionLimits,
  trial,
  whatCounts,
  yearlyTotal,
} from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { formatCount } from "@crm/whatsapp/counts";
import type { ConversationCategory } from "@crm/whatsapp/prices";
import { billingToday, checkedOn, pricesToday, serviceToday } from "@crm/whatsapp/today";
import { sayForBothPlans } from "../../content/describe-plans.ts";
import { paths } from "../../paths.ts";

const { product, platforms } = brand;
const { monthly, yearly, enterprise } = plans;
const usersIncluded = sayForBothPlans((plan) => String(plan.usersIncluded));

/** Texts of the pricing page, from top to bottom. */
export const copy = {
  page: {
    title: "WhatsApp CRM pricing in India",
    description: `${product.name} costs ${formatRupees(yearly.price)} per month ${yearly.billing}, or ${formatRupees(monthly.price)} month by month, for ${usersIncluded} users, ${taxLine}. No setup or cancellation fee, ${trial.days} days free.`,
    path: paths.pricing,
  },

  hero: {
    title: "WhatsApp CRM pricing, by the month or by the year",
    lede: `Every plan from ${product.name}, a WhatsApp CRM for small businesses, has the same features. Try it for ${trial.days} days first. No credit card.`,
    chat: [
      { side: "in", text: "What would it cost for my shop?" },
      {
        side: "out",
        text: `${formatRupees(yearly.price)} a month for ${yearly.usersIncluded} people, ${yearly.billing}, ${taxLine}.`,
      },
      { side: "in", text: "And if I want to stop?" },
      {
        side: "out",
        text: `Then you stop. The cancellation fee is ${formatRupees(fees.cancellation)}.`,
      },
    ],
  },

  planCards: {
    title: "The three plans",
    perMonth: "per month",
    instead: "instead of",
    tax: taxLine,
    tryFree: "Try for Free",
    monthly: {
      ...monthly,
      points: [
        `${monthly.usersIncluded} users included`,
        `Extra users ${formatRupees(monthly.extraUserPrice)} per month per user`,
        "No cancellation fee",
      ],
    },
    yearly: {
      ...yearly,
      points: [
        `${yearly.usersIncluded} users included`,
        `Extra users ${formatRupees(yearly.extraUserPrice)} per month per user`,
        `${formatRupees(yearlyTotal)} for the whole year`,
        `Refund while at least ${refund.minMonthsRemaining} months remain`,
      ],
    },
    enterprise: {
      ...enterprise,
      price: "Let's talk",
      points: [enterprise.users, "Price by inquiry", "Everything in the other plans"],
      action: "Send an inquiry",
    },
  },

  contents: {
    title: "Every plan includes every feature",
    lede: "The plans differ in price and number of users, not in what they include.",
    items: {
      team: {
        title: "Team management",
        text: "Give everyone a login, a department and their own permissions.",
      },
      lead: {
        title: "Lead management",
        text: "Every enquiry in one list, with its source, stage and remark.",
      },
      pipeline: {
        title: "Pipelines",
        text: "Stages that you name yourself, from the first message to the sale.",
      },
      "product/service": {
        title: "Products and services",
        text: "What you sell, kept in one place for you and your team.",
      },
      quotation: { title: "Quotations", text: "Pick the products and send the quotation." },
      "data management": {
        title: "Data management",
        text: "Import, export and sync what you know about your customers.",
      },
      "WhatsApp Business API": {
        title: "WhatsApp Business API",
        text: "Chat, broadcast and automation on your business number.",
      },
      "workflow automation": {
        title: "Workflow automation",
        text: "Set what happens after a new lead or order. It then runs by itself.",
      },
      "e-commerce order notification": {
        title: "Order notification",
        text: "Customers of your online shop hear about their order on WhatsApp.",
      },
      "auto-fetch leads": {
        title: "Auto-fetch leads",
        text: "Leads from your website and its forms come in automatically.",
      },
      "marketplace integration": {
        title: `${platforms.marketplace.name} integration`,
        text: "Enquiries from the marketplace become leads in your list.",
      },
    } satisfies Record<(typeof planIncludes)[number], { title: string; text: string }>,
    invitation: { text: "Would you like to see it first?", action: "Book a Demo" },
  },

  conversations: {
    title: "What WhatsApp costs",
    lede: "A conversation begins when you or your customer writes. Its category decides the price, which you pay on top of your plan.",
    tax: `Our prices are ${taxLine}.`,
    markup: ownerTerms.markup,
    unit: "a conversation",
    free: "Free",
    kinds: {
      marketing: {
        title: "Marketing",
        text: "Offers, news and invitations that you send.",
        example: "Diwali offer! 10% off all kurtas till Sunday.",
      },
      utility: {
        title: "Utility",
        text: "Updates on an order, a payment or an appointment.",
        example: "Your order 2041 has left our shop. It arrives on Friday.",
      },
      authentication: {
        title: "Authentication",
        text: "Login codes for your customers.",
        example: "482 913 is your login code.",
      },
      service: {
        title: "Service",
        text: "Your answers when a customer writes first.",
        example: "Do you have this shirt in size 32?",
      },
    } satisfies Record<ConversationCategory, { title: string; text: string; example: string }>,
    today: {
      title: `WhatsApp today (checked on ${formatDate(checkedOn)})`,
      text: `Since ${formatDate(billingToday.since)} WhatsApp has charged for each ${billingToday.unit}, not for each conversation. Its own rates for India are ₹${pricesToday.marketing} for marketing and ₹${pricesToday.utility} for utility and authentication. Since ${formatDate(serviceToday.since)} it has also charged for service replies, at the utility rate. According to resellers, the first ${formatCount(serviceToday.freePerMonth)} replies per number are free each month. Replies also stay free for ${serviceToday.freeAfterAdHours} hours after a customer clicks an ad that opens WhatsApp. ${Math.round(pricesToday.gst * 100)}% GST is added.`,
      sourcesTitle: "Sources:",
      sources: [
        { label: "billing by message", href: billingToday.source },
        { label: "rates for India", href: pricesToday.source },
        { label: "service replies", href: serviceToday.source },
      ],
    },
  },

  extras: {
    title: "Fees and extra charges",
    fees: [
      { amount: formatRupees(fees.setup), text: "Setup fee" },
      { amount: formatRupees(fees.cancellation), text: "Cancellation fee" },
    ],
    chargesTitle: "What you pay on top of the plan",
    charges: {
      "WhatsApp conversation credits": {
        title: "WhatsApp conversation credits",
        text: "At the prices above.",
      },
      emails: {
        title: "Emails",
        text: `Emails sent from ${product.name}.`,
      },
      customizations: {
        title: "Customizations",
        text: "Custom work that you order for your business.",
      },
    } satisfies Record<(typeof extraCharges)[number], { title: string; text: string }>,
    limitsTitle: "What a small-business subscription includes",
    limits: [
      { count: formatCount(subscriptionLimits.perDay), text: "entries per day" },
      { count: formatCount(subscriptionLimits.perMonth), text: "entries per month" },
      { count: formatCount(subscriptionLimits.perYear), text: "entries per year" },
    ],
    limitsNote: `${whatCounts} Above these limits, extra charges apply.${ownerTerms.overage ? ` ${ownerTerms.overage}` : ""}`,
    payment: [`All prices on this page are ${taxLine}.`, ownerTerms.payment]
      .filter((sentence) => sentence !== undefined)
      .join(" "),
    refundTitle: "Refunds",
    refundLink: "Read the refund policy",
    refund: `Yearly plans with at least ${refund.minMonthsRemaining} months remaining are refunded in ${refund.businessDays.min} to ${refund.businessDays.max} business days; monthly, promotional and discounted plans are not refundable.`,
  },

  faq: { title: "Questions about pricing" },
} as const;
