import { brand, landingPaths } from "@crm/brand";
import { formatDate } from "@crm/contract/dates";
import { formatRupees } from "@crm/contract/pricing/money";
import { trial } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { conversationPrices } from "@crm/whatsapp/prices";
import { templateRules } from "@crm/whatsapp/template-rules";
import { templateLimits } from "@crm/whatsapp/templates";
import {
  billingToday,
  checkedOn,
  editingToday,
  pricesToday,
  templatesToday,
} from "@crm/whatsapp/today";
import { paths } from "../../../paths.ts";
import { faqEntries } from "../../faq.ts";
import type { LandingCopy } from "../landing-copy.ts";

const { product } = brand;
const { marketing, utility } = conversationPrices;

/** Texts of the page with templates to copy. */
export const copy = {
  title: "30 WhatsApp templates for small businesses",
  description:
    "Thirty WhatsApp message templates to copy, by industry: orders, fees, bookings, quotations, offers. With category, placeholders and why each one fits.",
  preview: "tutorials",
  action: "trial",
  hero: {
    title: "30 WhatsApp templates to copy",
    lede: `To write to a customer first, you need a template that WhatsApp has approved. Here are thirty texts for your own templates, by industry. Copy one, fill in your details, and submit it in ${product.name}.`,
    notes: [`${trial.days} days free. No credit card.`],
  },
  sections: [
    {
      kind: "wide",
      surface: "sand",
      title: "Choose your industry",
      lede: "Each text comes with its category, what goes into the placeholders, and why it fits WhatsApp's rules. All sample values are made up.",
      drawing: "gallery",
    },
    {
      kind: "steps",
      title: "From this page to your customer",
      steps: [
        { title: "Copy", text: "Tap Copy on the text that comes closest to what you need." },
        {
          title: "Change it",
          text: "Use your own words. Keep the placeholders in order.",
        },
        {
          title: "Submit it",
          text: `Paste it into a new template in ${product.name}, with a sample value for each placeholder.`,
        },
        {
          title: "Send it",
          text: "After approval, use it in a broadcast, a workflow or a chat.",
        },
      ],
    },
    {
      kind: "cards",
      surface: "sand",
      title: "Why WhatsApp rejects templates",
      lede: "Check these before you submit.",
      cards: [
        {
          title: "Placeholders",
          text: `${templateRules.placeholderOrder} ${templateRules.placeholderText}`,
        },
        { title: "Length", text: templateRules.textLength },
        {
          title: "Buttons",
          text: `${templateRules.quickReplyCount} ${templateRules.quickReplyLength}`,
        },
        { title: "Language", text: templateRules.language },
        { title: "Links", text: templateRules.urlShortener },
        {
          title: "Category",
          text: "An offer inside an order update makes it marketing. Send two messages, or submit it as marketing.",
        },
      ],
      note: {
        title: `WhatsApp today (checked on ${formatDate(checkedOn)})`,
        text: `A template can now have up to ${templatesToday.quickReplies} quick replies, with up to ${templatesToday.buttonLength} characters each.`,
        sources: [{ label: "template buttons", href: templatesToday.source }],
      },
    },
    {
      kind: "text",
      title: "Utility or marketing?",
      paragraphs: [
        "A utility message is about something that the customer has asked for or bought: an order, a booking, a payment, an appointment.",
        "A marketing message asks the customer to do something new: to buy, to come back, to look at an offer.",
        `The category also decides the price. A utility conversation costs ${formatRupees(utility)} and a marketing conversation ${formatRupees(marketing)}, ${taxLine}.`,
      ],
      note: {
        title: `WhatsApp today (checked on ${formatDate(checkedOn)})`,
        text: `WhatsApp charges for each ${billingToday.unit}. Its own rates for India are ₹${pricesToday.utility} for utility and ₹${pricesToday.marketing} for marketing, before GST and a provider's margin. An approved template can be edited once a day.`,
        sources: [
          { label: "rates for India", href: pricesToday.source },
          { label: "editing", href: editingToday.source },
        ],
      },
    },
  ],
  questions: {
    title: "Questions about templates",
    entries: [
      faqEntries.templates,
      {
        question: "May I use these texts as they are?",
        answer: [
          "Yes, and you may change them as you like. Write in one language per template, and choose that language when you submit it.",
        ],
      },
      {
        question: "How many buttons can a template have?",
        answer: [
          `Up to ${templateLimits.quickReplies} quick replies with at most ${templateLimits.quickReplyLength} characters each. Or use call-to-action buttons instead, one of each type.`,
          `WhatsApp today (checked on ${formatDate(checkedOn)}): up to ${templatesToday.quickReplies} quick replies with ${templatesToday.buttonLength} characters each. They can be combined with other buttons, up to ${templatesToday.buttons} in all.`,
        ],
      },
      {
        question: "May I send an offer to everyone on my list?",
        answer: [
          "Only to people who have agreed to get messages from your business. Tell them how to opt out, and stop when they ask.",
        ],
      },
    ],
  },
  related: {
    title: "How to do it, step by step",
    tutorials: ["createTemplate", "quickReplies", "formatting", "optInOptOut"],
    pages: [
      {
        title: "WhatsApp API pricing",
        text: "What each category costs, with one month worked out.",
        to: landingPaths.apiPricing,
      },
      {
        title: "COD confirmation",
        text: "The template that asks before you pack, and what to do with each reply.",
        to: landingPaths.codConfirmation,
      },
      { title: "Platform rules", text: "What you may send, and to whom.", to: paths.rules },
    ],
  },
  closing: {
    title: "Submit your first template today",
    text: `Start your free ${trial.days}-day trial. No credit card.`,
    link: { text: "See all prices", to: paths.pricing },
    chat: [
      { side: "out", text: "Namaste, your order 1047 is on its way." },
      { side: "in", text: "Thank you, that was quick!" },
    ],
  },
} as const satisfies LandingCopy;
