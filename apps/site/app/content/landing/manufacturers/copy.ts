import { brand, landingPaths } from "@crm/brand";
import { formatDate } from "@crm/contract/dates";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans, subscriptionLimits, trial } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { formatCount } from "@crm/whatsapp/counts";
import { templateMediaLimits } from "@crm/whatsapp/media";
import { formatSize } from "@crm/whatsapp/sizes";
import { formatTier, tiers } from "@crm/whatsapp/tiers";
import { checkedOn, tiersToday } from "@crm/whatsapp/today";
import { paths } from "../../../paths.ts";
import { faqEntries } from "../../faq.ts";
import type { LandingCopy } from "../landing-copy.ts";

const { product, platforms } = brand;
const market = platforms.marketplace.name;
const { monthly, yearly } = plans;
const [firstTier, secondTier, thirdTier] = tiers;

/** Texts of the landing page for manufacturers and wholesalers. */
export const copy = {
  title: "WhatsApp CRM for manufacturers and wholesalers",
  description: `Collect rate enquiries in one list, send the quotation on WhatsApp, and follow up on samples and orders. CRM for small manufacturers. ${trial.days} days free.`,
  preview: "home",
  action: "trial",
  hero: {
    title: "WhatsApp CRM for manufacturers: from rate enquiry to order",
    lede: `A buyer asks several factories for a rate. With ${product.name} you answer on WhatsApp, send a quotation from your product list, and see which buyer to call about a sample.`,
    notes: [`${trial.days} days free. No credit card.`],
    drawing: "below",
  },
  sections: [
    {
      kind: "table",
      surface: "sand",
      title: "A pipeline for a small factory",
      lede: "This is an example. You name the stages of your own pipeline.",
      columns: ["Stage", "What you do", "What the buyer gets"],
      rows: [
        {
          name: "Enquiry",
          cells: ["Ask for size, quantity and city", "A reply that a workflow sends"],
        },
        {
          name: "Quotation",
          cells: ["Pick the products and check the rates", "A quotation to show their boss"],
        },
        {
          name: "Sample sent",
          cells: ["Write a remark: who calls, and when", "The tracking number on WhatsApp"],
        },
        {
          name: "Order",
          cells: ["Close the lead as Won", "A message when the goods are dispatched"],
        },
      ],
    },
    {
      kind: "picture",
      title: "All enquiries in one place",
      lede: `New leads come from ${market}, from your website and from WhatsApp. Nobody has to copy them into Excel.`,
      points: [
        "The source of every lead, and a remark on what the buyer wants",
        `${yearly.usersIncluded} users are included, and you can add more`,
        "Sales and dispatch read the same remarks",
      ],
      drawing: "fetching",
      link: { text: `How it works with ${market}`, to: landingPaths.marketplaceSellers },
    },
    {
      kind: "picture",
      surface: "sand",
      title: "One price list, all dealers",
      lede: "Rates have changed? Choose the dealers by tag or by a field of your own, such as state. Send the list once, as a document.",
      points: [
        "A template that WhatsApp has approved",
        "Quick replies such as “Order” and “Call me”",
        "Only dealers who opted in get it",
      ],
      drawing: "priceList",
      link: {
        text: "Five templates for manufacturers",
        to: `${landingPaths.templateGallery}#manufacturing-and-wholesale`,
      },
    },
    {
      kind: "steps",
      title: "How to start: products, one source, one template",
      lede: "You don't need an IT department. Take it one step at a time.",
      steps: [
        {
          title: "Enter your products",
          text: "The twenty that buyers ask for most, each with its price.",
        },
        {
          title: "Connect one source",
          text: `${market} or the form on your website. Each new enquiry then becomes a lead.`,
        },
        {
          title: "Write one template",
          text: "It thanks the buyer and asks for the quantity and the city. A workflow sends it.",
        },
      ],
    },
  ],
  questions: {
    title: "Questions that manufacturers ask",
    entries: [
      {
        question: "Can I send our catalogue on WhatsApp?",
        answer: [
          `Yes, as a document with a line of text. In a template it can be up to ${formatSize(templateMediaLimits.document)}. A smaller file opens faster on a buyer's phone.`,
        ],
      },
      {
        question: "How many dealers can I write to in a day?",
        answer: [
          `A new number can message ${formatTier(firstTier)} people a day. The next tiers are ${formatTier(secondTier)} and ${formatTier(thirdTier)}. Each step up needs enough messages and a medium or high quality rating.`,
          `WhatsApp today (checked on ${formatDate(checkedOn)}): the tier after ${formatCount(tiersToday.limits[0])} is ${formatCount(tiersToday.limits[1])} people, and all numbers of a business share one limit.`,
        ],
      },
      {
        question: "We get more than fifty enquiries a day. Is that too many?",
        answer: [
          `No. A small-business subscription includes ${formatCount(subscriptionLimits.perDay)} entries a day and ${formatCount(subscriptionLimits.perMonth)} a month. Extra charges apply beyond that.`,
        ],
      },
      faqEntries.import,
      faqEntries.number,
      {
        question: "What does it cost for a small factory?",
        answer: [
          `The yearly plan costs ${formatRupees(yearly.price)} per month, ${yearly.billing}. The monthly plan costs ${formatRupees(monthly.price)}. Both prices are for ${yearly.usersIncluded} users, ${taxLine}. WhatsApp messages are charged on top.`,
        ],
      },
    ],
  },
  related: {
    title: "The steps in full",
    tutorials: ["marketplace", "customWebsite", "createTemplate", "filterAudience"],
    pages: [
      {
        title: `CRM for ${market} sellers`,
        text: "Connect your seller account, and each enquiry becomes a lead.",
        to: landingPaths.marketplaceSellers,
      },
      {
        title: "WhatsApp API pricing",
        text: "What it costs to send a price list to all your dealers.",
        to: landingPaths.apiPricing,
      },
      {
        title: "CRM for small shops and services",
        text: "For dealers, repair shops and every other trade.",
        to: landingPaths.smallShops,
      },
    ],
  },
  closing: {
    title: "Answer your next rate enquiry on WhatsApp",
    text: `Try it for ${trial.days} days. After that, plans start at ${formatRupees(yearly.price)} per month, ${yearly.billing}, ${taxLine}.`,
    link: { text: "See all prices", to: paths.pricing },
    chat: [
      { side: "in", text: "Rate for 500 pieces, delivered to Guwahati?" },
      { side: "out", text: "Here is the quotation. Shall we send a sample?" },
      { side: "in", text: "Yes, two pieces please." },
    ],
  },
} as const satisfies LandingCopy;
