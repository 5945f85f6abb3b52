import { brand, hours, landingPaths } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans, trial } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { paths } from "../../../paths.ts";
import { faqEntries } from "../../faq.ts";
import type { LandingCopy } from "../landing-copy.ts";

const { product } = brand;
const { monthly, yearly } = plans;
const [days = "", time = ""] = hours.sales.text.split(" ");

/** Texts of the page that explains the demo. */
export const copy = {
  title: "What happens in your free CRM demo",
  description: `What you type in the form, when we reply, what you see of ${product.name}, what to have ready, and what happens after the demo. It is free.`,
  preview: "home",
  action: "demo",
  hero: {
    title: "What happens in your free demo",
    lede: `You fill in five fields. Our sales team writes or calls to find a time that suits you. Then you see ${product.name}, a CRM with WhatsApp, and decide in your own time.`,
    notes: ["The demo is free. We don't ask for payment details."],
  },
  sections: [
    {
      kind: "steps",
      surface: "sand",
      title: "From the form to your first day",
      steps: [
        {
          title: "You ask",
          text: "Email, name, phone number, company name and company size. That is all we ask for.",
        },
        {
          title: "You get an email",
          text: "It says that your request has arrived, and how to reach our sales team.",
        },
        {
          title: "We reply",
          text: `Sales works ${days}, ${time} IST, and replies within 24 hours. You agree on a time.`,
        },
        {
          title: "You see it",
          text: "We show you how a lead comes in, gets an answer and becomes a sale.",
        },
        {
          title: "You decide",
          text: `Try it for ${trial.days} days, without a credit card. Or stop there.`,
        },
      ],
    },
    {
      kind: "picture",
      title: "You say where to begin",
      lede: "Tell us what costs you the most time today. We start there, and leave out what you don't need.",
      points: [
        "Leads that come in from several places",
        "Answers on WhatsApp, by you or by a workflow",
        "Quotations, follow-ups and the stages of your own pipeline",
        "Orders from your online store",
      ],
      drawing: "board",
    },
    {
      kind: "cards",
      surface: "sand",
      title: "What to have ready",
      lede: "You don't need any of this, but it makes the demo more useful to you.",
      cards: [
        {
          title: "Where your enquiries come from",
          text: "Your website, a marketplace, WhatsApp, your store, or all of them.",
        },
        {
          title: "Your steps from enquiry to sale",
          text: "Three or four words are enough: enquiry, sample, quotation, order.",
        },
        {
          title: "A question that customers always ask",
          text: "We'll show you how the chatbot could answer it.",
        },
        {
          title: "The people who will use it",
          text: `${yearly.usersIncluded} users are included in the monthly and the yearly plan.`,
        },
        {
          title: "How many messages you send",
          text: "WhatsApp conversations are charged on top of the plan. A rough number helps you work out the cost.",
          to: landingPaths.apiPricing,
        },
        {
          title: "Your questions",
          text: "Write them down before the demo, so that you don't forget any.",
        },
      ],
    },
    {
      kind: "exchanges",
      title: "What people ask before they book",
      exchanges: [
        {
          said: "Will you call me every day after that?",
          title: "We use your number for the demo",
          text: "We send offers and news only if you tick a separate box in the form. It starts empty.",
        },
        {
          said: "I'm not good with computers.",
          title: "Then you are in the right place",
          text: "We use plain words and go at your pace, and the tutorials show each step in pictures.",
        },
        {
          said: "Do I have to decide during the demo?",
          title: "No",
          text: `Start the trial when you like. After the trial, a plan costs ${formatRupees(monthly.price)} per month, or ${formatRupees(yearly.price)} per month ${yearly.billing}, ${taxLine}.`,
        },
      ],
    },
  ],
  questions: {
    title: "Questions about the demo",
    entries: [
      {
        question: "What happens to what I type in the form?",
        answer: [
          "It is stored and emailed to our sales team, who use it to answer you. You can ask us at any time to correct or erase it.",
        ],
      },
      {
        question: "I didn't get an email. What now?",
        answer: [
          "Look in the spam folder first. If the page thanked you, we have your request, even if no email came. You can also write to us from the contact page.",
        ],
      },
      faqEntries.trial,
      faqEntries.moreUsers,
    ],
  },
  related: {
    title: "Look around before the demo",
    tutorials: ["pipeline", "createTemplate"],
    pages: [
      {
        title: "How it works",
        text: "Five steps, from the first enquiry to the sale.",
        to: `${paths.home}#how-it-works`,
      },
      { title: "Prices", text: "Three plans, and what each includes.", to: paths.pricing },
      {
        title: "Security and privacy",
        text: "What this website stores about you, and what it doesn't.",
        to: landingPaths.dataSecurity,
      },
    ],
  },
  closing: {
    title: "Shall we find a time?",
    text: `The form has five fields. Sales hours: ${hours.sales.text}, ${hours.sales.reply}.`,
    link: { text: "Write to us instead", to: paths.contact },
    chat: [
      { side: "in", text: "Can I see it with leads like mine?" },
      { side: "out", text: "Yes. Tell us where they come from, and we'll start there." },
    ],
  },
} as const satisfies LandingCopy;
