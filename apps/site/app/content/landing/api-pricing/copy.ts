import { brand, landingPaths } from "@crm/brand";
import { formatDate } from "@crm/contract/dates";
import { formatRupees } from "@crm/contract/pricing/money";
import { fees, plans } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { formatCount } from "@crm/whatsapp/counts";
import { conversationPrices } from "@crm/whatsapp/prices";
import { sessionWindow } from "@crm/whatsapp/session";
import { billingToday, checkedOn, pricesToday, serviceToday } from "@crm/whatsapp/today";
import { paths } from "../../../paths.ts";
import { faqEntries } from "../../faq.ts";
import { gstPercent } from "../bill-tax.ts";
import type { LandingCopy } from "../landing-copy.ts";
import { month, monthAtOwnRates, sent } from "./month.ts";

const { product } = brand;
const { monthly, yearly } = plans;
const { marketing, utility, authentication } = conversationPrices;
const checked = `checked on ${formatDate(checkedOn)}`;
const ownRate = (rate: number) => `₹${rate}`;

/** Texts of the page that explains what WhatsApp charges. */
export const copy = {
  title: "WhatsApp API pricing in India, explained",
  description:
    "What WhatsApp charges in India for marketing, utility, login code and service messages: what is free, how GST is added, and one month in rupees.",
  preview: "pricing",
  action: "trial",
  hero: {
    title: "WhatsApp API pricing in India, line by line",
    lede: `With ${product.name} you pay for your plan, plus the WhatsApp conversations that you start. Here is what each kind costs, what is free, and one month worked out.`,
    notes: [`All prices ${taxLine}. WhatsApp's own rates were ${checked}.`],
  },
  sections: [
    {
      kind: "table",
      surface: "sand",
      title: "What each kind of message costs",
      lede: "The kind decides the price. You choose it when you write a template, and WhatsApp checks it.",
      columns: [
        "Kind",
        "For example",
        `${product.name}, per conversation`,
        "WhatsApp's own rate today, per message",
      ],
      rows: [
        {
          name: "Marketing",
          cells: [
            "An offer, news, an invitation",
            `${formatRupees(marketing)} ${taxLine}`,
            `${ownRate(pricesToday.marketing)} ${taxLine}`,
          ],
        },
        {
          name: "Utility",
          cells: [
            "An update on an order, a payment or an appointment",
            `${formatRupees(utility)} ${taxLine}`,
            `${ownRate(pricesToday.utility)} ${taxLine}`,
          ],
        },
        {
          name: "Authentication",
          cells: [
            "A login code for a customer",
            `${formatRupees(authentication)} ${taxLine}`,
            `${ownRate(pricesToday.authentication)} ${taxLine}`,
          ],
        },
        {
          name: "Service",
          cells: [
            "Your answer when a customer writes first",
            "Free",
            `${ownRate(serviceToday.price)} ${taxLine}, since ${formatDate(serviceToday.since)}`,
          ],
        },
      ],
      marked: 2,
      note: {
        text: `WhatsApp's own rates for India, ${checked}. They are before any provider's margin.`,
        sources: [
          { label: "rates for India", href: pricesToday.source },
          { label: "billing by message", href: billingToday.source },
          { label: "service replies", href: serviceToday.source },
        ],
      },
    },
    {
      kind: "bill",
      title: "An example: one month's WhatsApp bill",
      lede: "Suppose you run a clothes shop in Rajkot.",
      paragraphs: [
        `You send one offer to ${formatCount(sent.marketing)} customers who opted in. Order confirmations and updates take ${formatCount(sent.utility)} conversations. And ${formatCount(sent.service)} customers write to you first.`,
        "This is the WhatsApp part of your bill. Your plan comes on top.",
      ],
      bill: {
        title: "WhatsApp this month",
        lines: [
          {
            text: `${formatCount(sent.marketing)} marketing conversations`,
            detail: `${formatRupees(marketing)} each`,
            amount: formatRupees(month.marketing),
          },
          {
            text: `${formatCount(sent.utility)} utility conversations`,
            detail: `${formatRupees(utility)} each`,
            amount: formatRupees(month.utility),
          },
          {
            text: `${formatCount(sent.service)} service conversations`,
            detail: "Free",
            amount: formatRupees(0),
          },
          {
            text: "GST",
            detail: `${gstPercent}% on ${formatRupees(month.beforeTax)}`,
            amount: formatRupees(month.tax),
          },
        ],
        total: { text: "Total", amount: formatRupees(month.total) },
      },
      note: {
        title: `At WhatsApp's own rates (${checked})`,
        text: `With one message in each conversation, the same month is about ${formatRupees(monthAtOwnRates)}, ${taxLine}. This counts the ${formatCount(sent.service)} replies as free, as part of the first ${formatCount(serviceToday.freePerMonth)}.`,
      },
    },
    {
      kind: "text",
      surface: "sand",
      title: "By conversation or by message?",
      paragraphs: [
        "Our price list counts conversations. A conversation begins when you or your customer writes, and its kind decides the price.",
        `WhatsApp itself has changed how it counts. Since ${formatDate(billingToday.since)} it has charged for each ${billingToday.unit}.`,
        `Since ${formatDate(serviceToday.since)} it has also charged for your replies inside the ${sessionWindow.hours}-hour window, and for updates that you send in it. Both are charged at the utility rate.`,
      ],
    },
    {
      kind: "cards",
      title: "What is free",
      cards: [
        {
          title: "Chats that your customer starts",
          text: "On our price list, service conversations are free.",
        },
        {
          title: `The first ${formatCount(serviceToday.freePerMonth)} replies`,
          text: `WhatsApp today: resellers report that the first ${formatCount(serviceToday.freePerMonth)} service replies from a number are free each month (${checked}).`,
        },
        {
          title: `${serviceToday.freeAfterAdHours} hours after an ad`,
          text: `A customer clicks an ad that opens WhatsApp. For ${serviceToday.freeAfterAdHours} hours, WhatsApp doesn't charge for your replies (${checked}).`,
        },
      ],
    },
    {
      kind: "table",
      surface: "sand",
      title: "What else is on the bill",
      columns: ["Part of the bill", "Price", "Good to know"],
      rows: [
        {
          name: "Yearly plan",
          cells: [
            `${formatRupees(yearly.price)} per month, ${taxLine}`,
            `${yearly.usersIncluded} users included, ${yearly.billing}`,
          ],
        },
        {
          name: "Monthly plan",
          cells: [
            `${formatRupees(monthly.price)} per month, ${taxLine}`,
            `${monthly.usersIncluded} users included`,
          ],
        },
        {
          name: "Each extra user",
          cells: [`${formatRupees(yearly.extraUserPrice)} per month, ${taxLine}`, "In both plans"],
        },
        {
          name: "Setup and cancellation",
          cells: [
            `${formatRupees(fees.setup)} and ${formatRupees(fees.cancellation)}`,
            "No setup fee and no cancellation fee",
          ],
        },
        {
          name: "Emails and customizations",
          cells: ["Charged extra", "Only if you use or order them"],
        },
      ],
    },
  ],
  questions: {
    title: "Questions about WhatsApp's prices",
    entries: [
      {
        question: "Is the WhatsApp Business API free?",
        answer: [
          "No. You pay for the conversations that you start: marketing, utility and authentication. On our price list, those that your customer starts are free.",
        ],
      },
      {
        question: "What does an offer to 500 customers cost?",
        answer: [
          `${formatRupees(500 * marketing)}, ${taxLine}: 500 marketing conversations at ${formatRupees(marketing)} each. Write only to customers who opted in.`,
        ],
      },
      {
        question: "What about GST?",
        answer: [
          `All prices on this page are ${taxLine}. The example month above shows the tax on a separate line.`,
        ],
      },
      {
        question: "Do I pay when a customer writes to me?",
        answer: [
          `On our price list, no. WhatsApp itself has charged for replies since ${formatDate(serviceToday.since)}, at the utility rate of ${ownRate(serviceToday.price)}, ${taxLine} (${checked}).`,
        ],
      },
      {
        question: "How can I estimate my own monthly cost?",
        answer: [
          "The pricing page has sliders for users and conversations. Move them to see your monthly total, including the plan.",
        ],
      },
      faqEntries.fees,
    ],
  },
  related: {
    title: "Before you send",
    tutorials: ["createTemplate", "optInOptOut", "filterAudience", "upgradeTier"],
    pages: [
      {
        title: "Plans and cost calculator",
        text: "The three plans, and sliders that work out your monthly cost.",
        to: paths.pricing,
      },
      {
        title: "COD confirmation on WhatsApp",
        text: "What a month of questions to cash-on-delivery buyers costs.",
        to: landingPaths.codConfirmation,
      },
      {
        title: "Refund policy",
        text: "Which plans are refunded, and how long it takes.",
        to: paths.refund,
      },
    ],
  },
  closing: {
    title: "Work out your own WhatsApp bill",
    text: `Try ${product.name} first: the trial is free and needs no credit card.`,
    link: { text: "Open the calculator", to: paths.pricing },
    chat: [
      { side: "in", text: "So what do I pay if I only answer customers?" },
      { side: "out", text: "Your plan. Service conversations are free on our price list." },
      { side: "in", text: "And one Diwali offer to 1,000 people?" },
      { side: "out", text: `${formatRupees(1_000 * marketing)}, ${taxLine}.` },
    ],
  },
} as const satisfies LandingCopy;
