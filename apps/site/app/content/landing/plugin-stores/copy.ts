import { brand, landingPaths } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans, trial } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { formatMinuteRange } from "@crm/whatsapp/durations";
import { codReplies, storeWorkflowSteps } from "@crm/whatsapp/orders";
import { approvalTime } from "@crm/whatsapp/templates";
import { paths } from "../../../paths.ts";
import { faqEntries } from "../../faq.ts";
import type { LandingCopy } from "../landing-copy.ts";

const { product, platforms } = brand;
const store = platforms.ecommercePlugin.name;
const { yearly } = plans;

/** Texts of the landing page for stores that run the online-store plugin. */
export const copy = {
  title: `WhatsApp CRM for ${store} stores`,
  description: `Connect your ${store} store to WhatsApp: each new order triggers a confirmation, and each buyer is saved as a lead. ${trial.days} days free, no card.`,
  preview: "ecommerce",
  action: "trial",
  hero: {
    title: `Your ${store} orders, confirmed on WhatsApp`,
    lede: `${product.name} connects to your store with a plugin. Each new order triggers a message from your business number, and the buyer's details are saved in your CRM.`,
    notes: [`${trial.days} days free. No credit card.`],
    drawing: "below",
  },
  sections: [
    {
      kind: "cards",
      surface: "sand",
      title: "What happens after each order",
      cards: [
        {
          title: "The buyer gets a confirmation",
          text: "An approved template with the name, the order number and the amount. It arrives on WhatsApp, from your own business number.",
        },
        {
          title: "You get a lead",
          text: "The buyer's name and number are saved automatically. Nobody has to copy them from the order email.",
        },
        {
          title: "Your team can follow up",
          text: "Give the lead a stage and a remark: a question about the size, a bulk order, a second sale.",
        },
      ],
    },
    {
      kind: "picture",
      title: "What you know about a buyer, beside the chat",
      lede: "Whoever answers a buyer sees their chat profile next to the messages.",
      points: [
        "Tags such as “repeat buyer” or “COD”",
        "Your own fields, such as size or language",
        "Their journey, from the first message on",
      ],
      drawing: "profile",
    },
    {
      kind: "picture",
      title: "Send offers to the right buyers",
      lede: "Filter your contacts and send a broadcast only to the ones you choose: buyers in Pune, or everyone with the tag “kurta”.",
      points: [
        "Filter by tag, last activity or your own fields, such as city",
        "Only people who opted in",
      ],
      drawing: "audience",
    },
    {
      kind: "steps",
      surface: "sand",
      title: "Connect your store step by step",
      lede: `You don't need any code. The tutorial shows all ${storeWorkflowSteps} steps. These are the main ones.`,
      steps: [
        {
          title: "Install the plugin",
          text: "Upload its ZIP file in the admin of your store, install it and activate it.",
        },
        {
          title: "Copy the webhook URL",
          text: `It is on the Workflow Automation page of ${product.name}.`,
        },
        {
          title: "Paste and save",
          text: "Open Settings > Advanced in your store, select the plugin and paste the URL.",
        },
        {
          title: "Place a test order",
          text: "Use your own number. The confirmation should come on WhatsApp.",
        },
      ],
      drawing: "settings",
    },
    {
      kind: "table",
      title: "What you need first",
      columns: ["You need", "Why", "Where you get it"],
      rows: [
        {
          name: "Admin access to your store",
          cells: ["To add a plugin", "From whoever set up your store"],
        },
        {
          name: "The plugin's ZIP file",
          cells: [`It sends new orders to ${product.name}`, "Ask our support team for it"],
        },
        {
          name: "A WhatsApp Business API number",
          cells: ["Your messages come from it", "You apply for it; our tutorial shows each step"],
        },
        {
          name: "An approved template",
          cells: [
            "WhatsApp checks the text of a confirmation first",
            `You write it; approval takes ${formatMinuteRange(approvalTime.usual)}`,
          ],
        },
      ],
    },
  ],
  questions: {
    title: `Questions about the ${store} connection`,
    entries: [
      {
        question: "Can buyers confirm a cash-on-delivery order?",
        answer: [
          `Your message can ask them to. Give the template the quick replies ${codReplies.confirm} and ${codReplies.decline}. The buyer's reply appears in the chat.`,
        ],
      },
      {
        question: "The messages have stopped. What now?",
        answer: [
          "Check that the workflow is on and that its template is still approved. Then compare the API URL in the plugin with the webhook URL on your Workflow Automation page. They must be the same. Place a test order to be sure.",
        ],
      },
      {
        question: "May I send offers to everyone who bought?",
        answer: [
          "Only to people who agreed to it. Ask for their consent, and name your shop when you ask. A message about an order is not the same as an offer.",
        ],
      },
      faqEntries.number,
      faqEntries.templates,
      {
        question: `What does it cost for a ${store} store?`,
        answer: [
          `The same as for everyone: from ${formatRupees(yearly.price)} per month, ${yearly.billing}, ${taxLine}. Order notifications and workflows are in every plan. WhatsApp messages are charged on top.`,
        ],
      },
    ],
  },
  related: {
    title: "The steps in full",
    tutorials: ["storeWorkflow", "createTemplate", "filterAudience", "businessAccount"],
    pages: [
      {
        title: "COD confirmation on WhatsApp",
        text: "Ask before you pack: how a buyer's Yes or No helps you decide what to send.",
        to: landingPaths.codConfirmation,
      },
      {
        title: "WhatsApp API pricing",
        text: "What a confirmation and an offer cost, with one month worked out.",
        to: landingPaths.apiPricing,
      },
      { title: "All prices", text: "The plans and what each includes.", to: paths.pricing },
    ],
  },
  closing: {
    title: "Confirm your next order on WhatsApp",
    text: `From ${formatRupees(yearly.price)} per month, ${yearly.billing}, ${taxLine}. WhatsApp messages are charged on top.`,
    link: { text: "See all prices", to: paths.pricing },
    chat: [
      { side: "in", text: "Do I need a developer for this?" },
      { side: "out", text: "No. You upload a plugin and paste one address." },
      { side: "in", text: "I'd like to see it with my own store first." },
      { side: "out", text: `Then try it for ${trial.days} days. It is free.` },
    ],
  },
} as const satisfies LandingCopy;
