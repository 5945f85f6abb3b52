import { brand, landingPaths } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { contactImport, contactImportLimit } from "@crm/whatsapp/contact-import";
import { formatCount } from "@crm/whatsapp/counts";
import { formatTier, tiers, tierUpgrade } from "@crm/whatsapp/tiers";
import { paths } from "../../../paths.ts";
import { faqEntries } from "../../faq.ts";
import type { LandingCopy } from "../landing-copy.ts";

const { product, platforms } = brand;
const { yearly } = plans;

/** Texts of the page that compares ways of working. */
export const copy = {
  title: "WhatsApp Business app, spreadsheet or CRM?",
  description:
    "Personal WhatsApp, the WhatsApp Business app, a spreadsheet or a CRM: what each does for a small business, and how to tell when you need the next one.",
  preview: "home",
  action: "demo",
  hero: {
    title: "WhatsApp Business app, spreadsheet or CRM?",
    lede: "Four ways for a small business to keep up with its customers: what each one does well, where it falls short, and how to move from one to the next.",
    notes: ["Not sure which one you need? Ask us in the demo. It is free."],
    drawing: "below",
  },
  sections: [
    {
      kind: "table",
      surface: "sand",
      title: "Four ways of working, side by side",
      columns: [
        "What you do",
        "Personal WhatsApp",
        "WhatsApp Business app",
        "Spreadsheet",
        `CRM: ${product.name}`,
      ],
      rows: [
        {
          name: "Keep customer details",
          cells: [
            "Among family and friends",
            "In the chats of the shop's number",
            "In rows that somebody types in",
            "In one list, with tags, source and your own fields",
          ],
        },
        {
          name: "Get new enquiries",
          cells: [
            "Only from people who write to you",
            "Only from people who write to you",
            "Copied by hand",
            `Automatically: from ${platforms.marketplace.name}, your website, your store and WhatsApp`,
          ],
        },
        {
          name: "Remember to follow up",
          cells: [
            "In your head",
            "With labels that you set by hand",
            "In a column, if it is filled in",
            "A stage and a remark for each lead",
          ],
        },
        {
          name: "Send a quotation",
          cells: [
            "Typed into the chat",
            "Typed, or made elsewhere",
            "Calculated there, sent from elsewhere",
            "From your saved products, in a few clicks",
          ],
        },
        {
          name: "Write to many people",
          cells: [
            "By hand: one by one, or with a broadcast list",
            "In the app, by hand",
            "Not possible",
            `By broadcast: ${formatTier(tiers[0])} people a day at first, more as your tier rises`,
          ],
        },
        {
          name: "Work as a team",
          cells: [
            "One person",
            "The people who share the number",
            "Whoever has the file",
            `${yearly.usersIncluded} users included, with departments and permissions`,
          ],
        },
        {
          name: "What it costs",
          cells: [
            "No monthly plan",
            "No monthly plan",
            "Depends on the program",
            `From ${formatRupees(yearly.price)} per month, ${yearly.billing}, ${taxLine}; WhatsApp messages on top`,
          ],
        },
      ],
      marked: 4,
    },
    {
      kind: "cards",
      title: "When is each one enough?",
      cards: [
        {
          title: "Personal WhatsApp",
          text: "You work alone and know each customer by name. Orders are few, and nobody else has to answer.",
        },
        {
          title: "WhatsApp Business app",
          text: "You want a number for the shop. One or two people answer, and most customers write first.",
        },
        {
          title: "Spreadsheet",
          text: "You want to count and plan, and somebody has the time to keep the sheet up to date.",
        },
        {
          title: "CRM",
          text: "Enquiries come from several places, several people answer, and follow-up decides the sale.",
        },
      ],
    },
    {
      kind: "exchanges",
      surface: "sand",
      title: "Four signs that you have outgrown the app",
      exchanges: [
        {
          said: "Did anyone reply to the school?",
          title: "Two people look at the same chat",
          text: "In the CRM, each chat shows whether the chatbot is handling it or a person is needed.",
        },
        {
          said: "I'll find it. Let me scroll up.",
          title: "The order is somewhere in the chat",
          text: "Quotation, stage and remark are saved with the lead. Nobody has to scroll.",
        },
        {
          said: "The sheet is from last month.",
          title: "The list is out of date when you need it",
          text: "New leads arrive automatically, so your last enquiry is in the list too.",
        },
        {
          said: "I sent the offer to 40 people. Then I stopped.",
          title: "Writing one by one takes all evening",
          text: "A broadcast sends one approved message to everyone who opted in and matches your filter.",
        },
      ],
    },
    {
      kind: "steps",
      title: "How to move to a CRM",
      lede: "You can move in small steps. Your customers stay where they are: on WhatsApp.",
      steps: [
        {
          title: "Bring your list",
          text: `Save your sheet as ${contactImport.fileType}, with a name and a mobile number in each row. You can import up to ${formatCount(contactImportLimit)} contacts at once.`,
        },
        {
          title: "Apply for the API",
          text: "Your team chats through the WhatsApp Business API. Our tutorial shows how to apply, step by step.",
        },
        {
          title: "Connect your sources",
          text: `${platforms.marketplace.name}, your website, your store: their enquiries come in automatically.`,
        },
        {
          title: "Invite your team",
          text: `${yearly.usersIncluded} users are included in the plan. Give each person their own login.`,
        },
      ],
    },
  ],
  questions: {
    title: "Questions before you switch",
    entries: [
      {
        question: "Do my customers have to install anything?",
        answer: [
          "No. They write to you on WhatsApp as before. Only your side of the chat changes.",
        ],
      },
      faqEntries.number,
      faqEntries.import,
      {
        question: "Can I message as many people as I want?",
        answer: [
          `Not at first. A new number can message ${formatTier(tiers[0])} people a day. The limit rises when your quality rating is medium or high and you use at least half of it within ${tierUpgrade.withinDays} days. People must have opted in.`,
        ],
      },
      {
        question: "Is a CRM worth it for one person?",
        answer: [
          `It can be, if enquiries come from several places. If all your customers write to one phone and you answer them all, the app may be enough for now.`,
        ],
      },
      faqEntries.trial,
    ],
  },
  related: {
    title: "Take the first step",
    tutorials: ["importContacts", "businessAccount", "pipeline", "upgradeTier"],
    pages: [
      {
        title: `For ${platforms.marketplace.name} sellers`,
        text: "How each enquiry becomes a lead in your list.",
        to: landingPaths.marketplaceSellers,
      },
      {
        title: `For ${platforms.ecommercePlugin.name} stores`,
        text: "Order confirmations on WhatsApp, and each buyer as a lead.",
        to: landingPaths.pluginStores,
      },
      {
        title: "WhatsApp API pricing",
        text: "What WhatsApp messages cost once you leave the app.",
        to: landingPaths.apiPricing,
      },
    ],
  },
  closing: {
    title: "See how your day would change",
    text: "Book a free demo. Tell us how you work today, and we'll show you what would be different.",
    link: { text: "See all prices", to: paths.pricing },
    chat: [
      { side: "in", text: "Several of us answer from one phone." },
      {
        side: "out",
        text: `Then give each person a login. The plan includes ${yearly.usersIncluded} users.`,
      },
      { side: "in", text: "And my Excel sheet?" },
      { side: "out", text: "Import it once. After that, new leads come in automatically." },
    ],
  },
} as const satisfies LandingCopy;
