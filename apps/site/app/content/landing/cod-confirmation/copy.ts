import { brand, landingPaths, routeSlugs } from "@crm/brand";
import { formatDate } from "@crm/contract/dates";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { order } from "@crm/drawings/data/shop";
import { formatCount } from "@crm/whatsapp/counts";
import { codReplies } from "@crm/whatsapp/orders";
import { conversationPrices } from "@crm/whatsapp/prices";
import { sessionWindow } from "@crm/whatsapp/session";
import {
  billingToday,
  checkedOn,
  pricesToday,
  serviceToday,
  shopAppsToday,
} from "@crm/whatsapp/today";
import { paths } from "../../../paths.ts";
import { faqEntries } from "../../faq.ts";
import { gst, gstPercent } from "../bill-tax.ts";
import type { LandingCopy } from "../landing-copy.ts";

const { product, platforms } = brand;
const { ecommercePlatform: shop, ecommercePlugin: plugin } = platforms;
const { confirm, decline } = codReplies;
const { yearly } = plans;

/** The store of the example: its cash-on-delivery orders in a month, and what asking costs. */
const orders = 400;
const questions = orders * conversationPrices.utility;
const tax = questions * gst;

/** Texts of the landing page on confirming cash-on-delivery orders. */
export const copy = {
  title: "COD order confirmation on WhatsApp",
  description: `Ask each cash-on-delivery buyer on WhatsApp before you pack. They reply ${confirm} or ${decline}, and you know which orders to pack. See it in a free demo.`,
  preview: "ecommerce",
  action: "demo",
  hero: {
    title: "Ask before you pack: COD confirmation on WhatsApp",
    lede: `A buyer chooses cash on delivery. ${product.name} asks on WhatsApp if they still want the order. They tap ${confirm} or ${decline}, and you know what to pack.`,
    notes: ["The demo is free. You see the question and the reply."],
  },
  sections: [
    {
      kind: "facts",
      title: "COD confirmation in figures",
      facts: [
        { figure: `${confirm} or ${decline}`, text: "is all that the buyer has to tap" },
        {
          figure: formatRupees(conversationPrices.utility),
          text: `for a utility conversation, ${taxLine}`,
        },
        {
          figure: `${sessionWindow.hours} hours`,
          text: "to write freely after the buyer has replied",
        },
        { figure: "1 template", text: "that you write once and WhatsApp approves" },
      ],
    },
    {
      kind: "picture",
      title: "Know which orders to pack",
      lede: "Each buyer's answer tells you whether to send the parcel.",
      points: [
        `${confirm}, ${decline} or no reply yet`,
        "The buyer's question and your answer in the same chat",
        `On ${shop.name}, orders that are paid online get no question`,
      ],
      drawing: "orders",
    },
    {
      kind: "table",
      surface: "sand",
      title: "What to do with each reply",
      columns: ["The buyer", "What it means", "What you do"],
      rows: [
        {
          name: `Taps ${confirm}`,
          cells: ["The order is confirmed", "Pack it and send it"],
        },
        {
          name: `Taps ${decline}`,
          cells: ["The buyer doesn't want it now", "Don't pack it. Call and ask why"],
        },
        {
          name: "Writes something else",
          cells: ["You have no clear answer yet", "Answer in the chat, and ask once more"],
        },
        {
          name: "Doesn't reply",
          cells: ["You don't know yet", "Call before you pack"],
        },
      ],
    },
    {
      kind: "picture",
      title: "One template, approved by WhatsApp",
      lede: "You write the question once. The name, the order number and the amount are filled in for each buyer.",
      points: [
        "Say that the order is cash on delivery",
        `Add the quick replies ${confirm} and ${decline}`,
        "Leave offers out: this message is about an order",
      ],
      drawing: "question",
    },
    {
      kind: "bill",
      surface: "sand",
      title: "What COD confirmation costs",
      paragraphs: [
        `Suppose your shop gets ${formatCount(orders)} cash-on-delivery orders a month. Each question is a utility conversation at ${formatRupees(conversationPrices.utility)}.`,
        "Compare that with what one parcel costs you when it goes out and comes back.",
      ],
      bill: {
        title: "One month of questions",
        lines: [
          {
            text: `${formatCount(orders)} utility conversations`,
            detail: `${formatRupees(conversationPrices.utility)} each`,
            amount: formatRupees(questions),
          },
          {
            text: "GST",
            detail: `${gstPercent}%`,
            amount: formatRupees(tax),
          },
        ],
        total: { text: "Total, on top of your plan", amount: formatRupees(questions + tax) },
      },
      note: {
        title: `WhatsApp today (checked on ${formatDate(checkedOn)})`,
        text: `Since ${formatDate(billingToday.since)} WhatsApp has charged for each ${billingToday.unit}. Its own utility rate for India is ₹${pricesToday.utility}. Since ${formatDate(serviceToday.since)} it has also charged for your free-form replies, at the same rate.`,
        sources: [
          { label: "billing by message", href: billingToday.source },
          { label: "rates for India", href: pricesToday.source },
          { label: "service replies", href: serviceToday.source },
        ],
      },
    },
    {
      kind: "cards",
      title: "Which store do you have?",
      cards: [
        {
          title: shop.name,
          text: `Each cash-on-delivery order triggers the question. Only a custom app from before ${formatDate(shopAppsToday.since)} can connect (checked on ${formatDate(checkedOn)}).`,
          to: routeSlugs.ecommerceLanding,
        },
        {
          title: plugin.name,
          text: "A plugin passes on each new order. Your template asks the question.",
          to: landingPaths.pluginStores,
        },
      ],
    },
  ],
  questions: {
    title: "Questions about COD confirmation",
    entries: [
      {
        question: "Does each buyer get the question?",
        answer: [
          `On ${shop.name}, each buyer with a cash-on-delivery order does. Orders that are paid online are not COD orders, so they get no question.`,
        ],
      },
      {
        question: "Can I ask in Hindi or Gujarati?",
        answer: [
          "Yes. You write the template in one language and choose that language when you submit it. For a second language, write a second template.",
        ],
      },
      {
        question: "What if the buyer replies with a question?",
        answer: [
          `You answer in the live chat. For ${sessionWindow.hours} hours after the buyer's last message you can write freely. After that, you need an approved template again.`,
        ],
      },
      faqEntries.templates,
      {
        question: "Is it in every plan?",
        answer: [
          `Yes. Order notifications and workflow automation are in every plan, from ${formatRupees(yearly.price)} per month, ${yearly.billing}, ${taxLine}. WhatsApp messages are charged on top.`,
        ],
      },
    ],
  },
  related: {
    title: "Set it up yourself",
    tutorials: ["orderConfirmation", "quickReplies", "createTemplate", "storeWorkflow"],
    pages: [
      {
        title: "WhatsApp API pricing",
        text: "Marketing, utility and the rest: what each costs, with one month worked out.",
        to: landingPaths.apiPricing,
      },
      {
        title: "Platform rules",
        text: "What you may send, and to whom.",
        to: paths.rules,
      },
    ],
  },
  closing: {
    title: "See it as your buyers will",
    text: "Book a free demo. You see the question, and what happens after each reply.",
    link: { text: "See all prices", to: paths.pricing },
    chat: [
      {
        side: "out",
        text: `Namaste! Your order of ${formatRupees(order.amount)} is cash on delivery. Shall we send it?`,
      },
      { side: "in", text: confirm },
      { side: "out", text: order.thanks },
    ],
  },
} as const satisfies LandingCopy;
