import { brand, landingPaths } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans, trial } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { contactImport } from "@crm/whatsapp/contact-import";
import { optOutKeywordExample, optOutKeywordLimit } from "@crm/whatsapp/opt-in";
import { conversationPrices } from "@crm/whatsapp/prices";
import { paths } from "../../../paths.ts";
import { faqEntries } from "../../faq.ts";
import type { LandingCopy } from "../landing-copy.ts";

const { product } = brand;
const { yearly, monthly } = plans;

/** Texts of the landing page for shops and services of every other trade. */
export const copy = {
  title: "CRM for small shops and local services in India",
  description: `Keep customers, enquiries and follow-ups in one list and answer on WhatsApp. A simple CRM for small shops, repair services and bakeries. ${trial.days} days free.`,
  preview: "home",
  action: "trial",
  hero: {
    title: "CRM for small shops and services, with WhatsApp",
    lede: `“Do you have it in blue?” “Can you come on Saturday?” With ${product.name} you answer on WhatsApp, remember who asked, and see what to do next. You name the stages.`,
    notes: [`${trial.days} days free. No credit card.`],
  },
  sections: [
    {
      kind: "table",
      title: "A sales pipeline for your trade",
      lede: "Find your trade, or write your own stages. Here are six examples.",
      columns: ["Trade", "First", "Then", "Done"],
      rows: [
        { name: "Boutique", cells: ["Asked for a colour", "Piece reserved", "Sold"] },
        { name: "AC and appliance repair", cells: ["Call received", "Visit fixed", "Repaired"] },
        { name: "Bakery", cells: ["Cake enquiry", "Price sent", "Ordered"] },
        { name: "Furniture maker", cells: ["Measured", "Quotation sent", "Delivered"] },
        { name: "Gym or dance class", cells: ["Enquiry", "Trial lesson", "Joined"] },
        { name: "Event decorator", cells: ["Enquiry for a date", "Photos sent", "Booked"] },
      ],
    },
    {
      kind: "picture",
      surface: "sand",
      title: "From a notebook to one customer list",
      lede: "A note helps only the person who wrote it. With the CRM, anyone in the shop can answer.",
      points: [
        "Name, number, source and tags of every customer",
        "A remark that says what to do next",
        "The chat, for whoever answers today",
      ],
      drawing: "customer",
    },
    {
      kind: "text",
      title: "Do you need a CRM at all?",
      paragraphs: [
        "If you have a few enquiries a week and answer all of them yourself, the WhatsApp Business app may be enough.",
        "A CRM helps when two people answer, when questions come in faster than you can remember them, or when you want to write to some customers and not to all.",
        "Try it with real questions for a week. You'll know by then.",
      ],
    },
    {
      kind: "steps",
      surface: "sand",
      title: `What to do in your ${trial.days} free days`,
      lede: "Do one thing a day, with your own customers and products.",
      steps: [
        {
          title: "Bring in your customers",
          text: `Save your Excel sheet as ${contactImport.fileType} and import it.`,
        },
        {
          title: "Name your stages",
          text: "Three are enough. Pick the words that you use in the shop.",
        },
        { title: "Add your products", text: "The ten that people ask for most, with prices." },
        {
          title: "Write one template",
          text: "For example, to thank customers for an order. WhatsApp has to approve it.",
        },
        { title: "Look and decide", text: "See what came in, and what you would have missed." },
      ],
    },
    {
      kind: "facts",
      title: "What the CRM costs",
      facts: [
        {
          figure: formatRupees(yearly.price),
          text: `per month, ${yearly.billing}, ${taxLine}`,
        },
        { figure: `${yearly.usersIncluded} users`, text: "are included in this price" },
        {
          figure: formatRupees(conversationPrices.utility),
          text: `for a utility conversation on WhatsApp, ${taxLine}`,
        },
        { figure: "No fee", text: "to set it up, and none to cancel" },
      ],
    },
  ],
  questions: {
    title: "Questions that shop owners ask",
    entries: [
      {
        question: "My customers' numbers are only on my phone. How do I import them?",
        answer: [
          `Put names and numbers into an Excel sheet, save it as ${contactImport.fileType} and import the file. Send offers only to those who agreed to get them.`,
        ],
      },
      {
        question: "A customer wants no more messages. What do I do?",
        answer: [
          `Nothing, once you have set up opt-out. You choose up to ${optOutKeywordLimit} words, such as ${optOutKeywordExample}. Anyone who sends one of them gets no more broadcasts.`,
        ],
      },
      {
        question: "I am not good with computers. Can I use it?",
        answer: [
          "Each tutorial shows its steps in pictures. You can also book a free demo, and we'll show you.",
        ],
      },
      faqEntries.trial,
      {
        question: "Can I pay by the month?",
        answer: [
          `Yes. The monthly plan costs ${formatRupees(monthly.price)} per month, ${taxLine}, and also includes ${monthly.usersIncluded} users. WhatsApp messages are charged on top of both plans.`,
        ],
      },
      faqEntries.number,
    ],
  },
  related: {
    title: "More for your trade",
    tutorials: ["importContacts", "pipeline", "tags"],
    pages: [
      {
        title: "Business app or CRM?",
        text: "Four ways to work with WhatsApp, side by side.",
        to: landingPaths.compareWays,
      },
      {
        title: "Templates for shops",
        text: "Order received, back in stock, festival offer: texts to copy.",
        to: `${landingPaths.templateGallery}#shops-and-online-stores`,
      },
      {
        title: "CRM for travel agents",
        text: "From the first question to the booking.",
        to: landingPaths.travelAgents,
      },
      {
        title: "CRM for coaching classes",
        text: "From enquiry to admission, batch by batch.",
        to: landingPaths.coachingClasses,
      },
      {
        title: "CRM for loan agents",
        text: "The stage of every file, and the missing papers.",
        to: landingPaths.loanAgents,
      },
      {
        title: "CRM for manufacturers",
        text: "Rate, sample, order, and a price list for all dealers.",
        to: landingPaths.manufacturers,
      },
      {
        title: "CRM for digital marketing agencies",
        text: "Proposals and follow-up for your own leads.",
        to: landingPaths.marketingAgencies,
      },
    ],
  },
  closing: {
    title: "Start with your next customer's question",
    text: `Nothing to pay for ${trial.days} days, and no card to enter.`,
    link: { text: "See all prices", to: paths.pricing },
    chat: [
      { side: "in", text: "Do you have it in blue?" },
      { side: "out", text: "It comes in on Friday. Shall we keep one in your size?" },
      { side: "in", text: "Yes please, size M." },
    ],
  },
} as const satisfies LandingCopy;
