import { brand, landingPaths } from "@crm/brand";
import { formatDate } from "@crm/contract/dates";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans, trial } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { formatCount } from "@crm/whatsapp/counts";
import { optOutKeywordExample } from "@crm/whatsapp/opt-in";
import { conversationPrices } from "@crm/whatsapp/prices";
import { billingToday, checkedOn, pricesToday } from "@crm/whatsapp/today";
import { faqEntries } from "../../faq.ts";
import { gst, gstPercent } from "../bill-tax.ts";
import type { LandingCopy } from "../landing-copy.ts";

const { product } = brand;
const { yearly } = plans;
const { marketing, utility } = conversationPrices;

/** The agent of the example: messages in a month, and what they cost with the plan. */
const updates = 320;
const offers = 50;
const net = yearly.price + updates * utility + offers * marketing;
const tax = Math.round(net * gst * 100) / 100;

/** Texts of the landing page for loan agents and financial advisers. */
export const copy = {
  title: "CRM for loan agents, DSAs and financial advisers",
  description:
    "See the stage of every loan file, ask for missing papers on WhatsApp, and keep clients informed. A simple CRM for loan agents in India. Free demo.",
  preview: "home",
  action: "demo",
  hero: {
    title: "CRM for loan agents: the stage of every loan file",
    lede: `Clients send their papers one by one and ask where their file is. ${product.name} is a CRM with WhatsApp that shows your team the stage, the chat and what is missing.`,
    notes: ["The demo is free. We don't ask for payment details."],
  },
  sections: [
    {
      kind: "picture",
      title: "Know where each file is",
      lede: "Give your pipeline the stages of your work: Enquiry, Papers received, Approved. Each file has a stage and a remark.",
      points: [
        "One pipeline for loans, another for insurance",
        "The remark says what is missing, or who has the file",
        "An outcome for each closed file: won, lost or unqualified",
      ],
      drawing: "files",
    },
    {
      kind: "steps",
      surface: "sand",
      title: "Ask for papers the right way",
      lede: "A loan application needs personal papers. Handle them with care.",
      steps: [
        {
          title: "Say what you need, and why",
          text: "Name each paper and its purpose. Ask only for what the lender needs.",
        },
        {
          title: "Get consent",
          text: "For the application, and separately for offers. Keep a record of it.",
        },
        {
          title: "Let clients opt out",
          text: `Set a keyword such as ${optOutKeywordExample}. Stopping must be as easy as starting.`,
        },
        {
          title: "Erase old papers",
          text: "Don't keep papers that you no longer need, and erase them when a client asks.",
        },
      ],
      note: {
        text: `Under India's data protection rules, most duties of businesses apply from May 2027 (checked on ${formatDate(checkedOn)}). This is not legal advice.`,
        sources: [
          {
            label: "the rules",
            href: "https://www.meity.gov.in/static/uploads/2025/11/53450e6e5dc0bfa85ebd78686cadad39.pdf",
          },
        ],
      },
    },
    {
      kind: "exchanges",
      title: "What clients ask you all day",
      exchanges: [
        {
          said: "What happened to my loan?",
          title: "The answer at a glance",
          text: "Open the lead and see its stage and the last remark. No need to search for the file.",
        },
        {
          said: "I sent the papers to your colleague.",
          title: "One number, one chat",
          text: "All clients write to your business number. The team reads the same chat, whoever is at the desk.",
        },
        {
          said: "You told me to come back in March.",
          title: "Give them a tag and a remark",
          text: "In March, filter by the tag to see everyone you asked to wait.",
        },
      ],
    },
    {
      kind: "bill",
      surface: "sand",
      title: "What a month costs",
      paragraphs: [
        `Suppose you are a team of ${yearly.usersIncluded}. You send ${formatCount(updates)} updates on files, plus ${formatCount(offers)} offers to clients who agreed to get them.`,
        "Updates on an application are utility messages. A message that offers a new product is marketing.",
      ],
      bill: {
        title: "One month, with GST",
        lines: [
          {
            text: `${yearly.name} plan, ${yearly.usersIncluded} users`,
            detail: `${yearly.billing}, ${taxLine}`,
            amount: formatRupees(yearly.price),
          },
          {
            text: `${formatCount(updates)} utility conversations`,
            detail: `${formatRupees(utility)} each`,
            amount: formatRupees(updates * utility),
          },
          {
            text: `${formatCount(offers)} marketing conversations`,
            detail: `${formatRupees(marketing)} each`,
            amount: formatRupees(offers * marketing),
          },
          { text: "GST", detail: `${gstPercent}%`, amount: formatRupees(tax) },
        ],
        total: { text: "Total for the month", amount: formatRupees(net + tax) },
      },
      note: {
        title: `WhatsApp today (checked on ${formatDate(checkedOn)})`,
        text: `WhatsApp charges for each ${billingToday.unit}. Its own rates for India are ₹${pricesToday.utility} for utility and ₹${pricesToday.marketing} for marketing, before GST.`,
        sources: [{ label: "rates for India", href: pricesToday.source }],
      },
    },
  ],
  questions: {
    title: "Questions that loan agents ask",
    entries: [
      {
        question: "May I message numbers from a list that I bought?",
        answer: [
          "No. Each person must have agreed to get messages from your business, and the consent must name it. Start with people who contacted you.",
        ],
      },
      {
        question: "Can clients send papers as photos?",
        answer: [
          "Yes, they can send a photo in the chat. Don't share such papers through the media library: treat every media link as public.",
        ],
      },
      {
        question: "Can I remind clients of an EMI or a premium?",
        answer: [
          "Yes, with an approved template that names the amount and the date. It is a utility message as long as it offers nothing new.",
        ],
      },
      faqEntries.safety,
      faqEntries.moreUsers,
      {
        question: "What if WhatsApp rejects my template?",
        answer: [
          "Change the text and submit it again. Keep loan messages plain: what it is about, what you need and by when. Don't promise that the loan will be approved.",
        ],
      },
    ],
  },
  related: {
    title: "Set up your pipeline",
    tutorials: ["pipeline", "optInOptOut", "tags"],
    pages: [
      {
        title: "Templates for finance",
        text: "Papers needed, application received, premium due: five texts to copy.",
        to: `${landingPaths.templateGallery}#finance`,
      },
      {
        title: "Security and privacy",
        text: "What data we keep, and six questions for any CRM company.",
        to: landingPaths.dataSecurity,
      },
      {
        title: "CRM for small shops and services",
        text: "For accountants, brokers and every other trade.",
        to: landingPaths.smallShops,
      },
    ],
  },
  closing: {
    title: "See a loan pipeline in a free demo",
    text: `Tell us which loans you arrange, and we'll show you a pipeline for them. Then try it free for ${trial.days} days.`,
    link: { text: "What happens in the demo", to: landingPaths.demoExplained },
    chat: [
      { side: "in", text: "Which papers do I need for a shop loan?" },
      { side: "out", text: "Four. Here is the list. You can start with the PAN card." },
      { side: "in", text: "Sent. Is it readable?" },
      { side: "out", text: "Yes, thank you. Three more to go." },
    ],
  },
} as const satisfies LandingCopy;
