import { brand } from "@crm/brand";
import { formatDate } from "@crm/contract/dates";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans, subscriptionLimits, trial } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { contactImport, contactImportLimit } from "@crm/whatsapp/contact-import";
import { formatCount } from "@crm/whatsapp/counts";
import { optOutKeywordExample } from "@crm/whatsapp/opt-in";
import { closeOutcomes } from "@crm/whatsapp/pipelines";
import { checkedOn } from "@crm/whatsapp/today";
import { paths } from "../../../paths.ts";
import { faqEntries } from "../../faq.ts";
import type { LandingCopy } from "../landing-copy.ts";

const { product, platforms } = brand;
const market = platforms.marketplace.name;
const { yearly, monthly } = plans;

/** Texts of the landing page for sellers on the marketplace. */
export const copy = {
  title: `WhatsApp CRM for ${market} sellers`,
  description: `Get every ${market} enquiry in one list, answer the buyer on WhatsApp, send a quotation and follow up until you win the order. ${trial.days} days free.`,
  preview: "home",
  action: "trial",
  hero: {
    title: `Every ${market} enquiry, answered on WhatsApp`,
    lede: `${product.name} is a CRM for small sellers in India. New enquiries come in automatically, your message goes out on WhatsApp, and your team sees what to do next.`,
    notes: [
      `${trial.days} days free. No credit card.`,
      `You need a paid ${market} seller account for the connection.`,
    ],
  },
  sections: [
    {
      kind: "steps",
      surface: "sand",
      title: "From enquiry to order in five steps",
      lede: "You set it up once. After that, every new enquiry follows the same steps.",
      steps: [
        {
          title: "The enquiry arrives",
          text: `${market} sends it to ${product.name}. Nobody has to copy names and numbers.`,
        },
        {
          title: "A message goes out",
          text: "A workflow sends your approved template to the buyer on WhatsApp.",
        },
        {
          title: "You quote",
          text: "Pick the products, check the amount and send the quotation.",
        },
        {
          title: "You follow up",
          text: "The lead moves through your own stages, with a remark at each one.",
        },
        {
          title: "You win the sale",
          text: `Close the lead as ${closeOutcomes[0]}. If it is lost, you see that too.`,
        },
      ],
    },
    {
      kind: "exchanges",
      title: "Does this sound like your day?",
      exchanges: [
        {
          said: `I copy buyers from ${market} into Excel every night.`,
          title: "Enquiries come in automatically",
          text: `Each enquiry that ${market} sends becomes a lead in your list, with its source.`,
        },
        {
          said: "When I call back, the buyer has found another seller.",
          title: "The first message doesn't wait for you",
          text: "A workflow greets the buyer with your approved message and asks for the size, the quantity or the city.",
        },
        {
          said: "Who was supposed to call that buyer in Coimbatore?",
          title: "Each lead has a stage and a remark",
          text: "The remark says what to do next. Your whole team sees the same record.",
        },
      ],
    },
    {
      kind: "picture",
      surface: "sand",
      title: "One list for all your enquiries",
      lede: `Buyers also find you on your website, in your online shop and on WhatsApp. Their enquiries are in the same list as those from ${market}.`,
      points: [
        "You see where each lead came from",
        "You see the stage and the last remark",
        `${yearly.usersIncluded} users are included`,
      ],
      drawing: "fetching",
    },
    {
      kind: "picture",
      title: "Send quotations from your product list",
      lede: "Your products and prices are saved. You pick the lines instead of typing them again.",
      points: ["Products and services with their prices", "Sent to the buyer on WhatsApp"],
      drawing: "quotation",
    },
    {
      kind: "steps",
      surface: "sand",
      title: "Connect your seller account",
      lede: `Have the phone that is linked to your ${market} account at hand.`,
      steps: [
        {
          title: "Copy the webhook URL",
          text: `It is in ${product.name} under Leads, on the ${market} integration page.`,
        },
        {
          title: "Paste it under Push API",
          text: "In the Lead Manager of your seller account, open Import/Export, choose Push API and paste the URL.",
        },
        {
          title: "Confirm it",
          text: `${market} sends a one-time password to your phone. Enter it in your seller account.`,
        },
        {
          title: "Wait for the next enquiry",
          text: `It appears under Leads, with ${market} as its source.`,
        },
      ],
      drawing: "connection",
      note: {
        text: `Checked on ${formatDate(checkedOn)}. ${market} may change the menus of its seller panel.`,
      },
    },
  ],
  questions: {
    title: `Questions about the ${market} connection`,
    entries: [
      {
        question: `Do I need a paid ${market} account?`,
        answer: [
          `Yes. ${market} offers the lead integration to paid sellers. You make the connection in the Lead Manager of your seller account.`,
        ],
      },
      {
        question: "Can I bring in my older enquiries?",
        answer: [
          `Yes, with a file. The connection sends new enquiries only. Export the older ones from your seller panel and import them as ${contactImport.fileType}: up to ${formatCount(contactImportLimit)} contacts at once.`,
        ],
      },
      {
        question: "May I send offers to everyone who enquired?",
        answer: [
          `Ask first. WhatsApp requires that people agree to get messages, and that the consent names your business. In ${product.name} you can set opt-in keywords, and opt-out keywords such as ${optOutKeywordExample}.`,
        ],
      },
      faqEntries.number,
      {
        question: "How many enquiries can I get?",
        answer: [
          `A small-business subscription includes ${formatCount(subscriptionLimits.perDay)} entries a day, ${formatCount(subscriptionLimits.perMonth)} a month and ${formatCount(subscriptionLimits.perYear)} a year. Above that, extra charges apply.`,
        ],
      },
      {
        question: "What does it cost?",
        answer: [
          `${formatRupees(yearly.price)} per month if you pay for a year, or ${formatRupees(monthly.price)} month by month, ${taxLine}. Both plans include ${yearly.usersIncluded} users and the ${market} integration. WhatsApp messages are charged on top.`,
        ],
      },
    ],
  },
  related: {
    title: "Set it up yourself",
    tutorials: ["marketplace", "pipeline", "createTemplate", "importContacts"],
    pages: [
      {
        title: "All prices",
        text: "The plans, and what WhatsApp costs on top.",
        to: paths.pricing,
      },
      {
        title: "Platform rules",
        text: "Consent, opt-out and honest templates: what keeps your number in good standing.",
        to: paths.rules,
      },
    ],
  },
  closing: {
    title: "Start with your next enquiry",
    text: `From ${formatRupees(yearly.price)} per month, ${yearly.billing}, ${taxLine}. ${yearly.usersIncluded} users included. WhatsApp messages are charged on top.`,
    link: { text: "See all prices", to: paths.pricing },
    chat: [
      { side: "in", text: "We get 20 enquiries a day and answer half of them." },
      { side: "out", text: "Then let the first message go out automatically." },
      { side: "in", text: "And if we don't like it?" },
      { side: "out", text: `Try it for ${trial.days} days first. You don't need a card.` },
    ],
  },
} as const satisfies LandingCopy;
