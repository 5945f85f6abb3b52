import { brand, hours } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { fees, plans, trial } from "@crm/contract/pricing/plans";
import { contactImportLimit } from "@crm/whatsapp/contact-import";
import { formatCount } from "@crm/whatsapp/counts";
import { templateLimits } from "@crm/whatsapp/templates";

const { product, platforms } = brand;
const { monthly, yearly } = plans;

/** Texts of the home page, from top to bottom. */
export const copy = {
  meta: {
    title: `${product.name}: WhatsApp CRM for small businesses in India`,
    description: `${product.name} brings your WhatsApp, leads, quotations and follow-ups into one place. Free for ${trial.days} days, no credit card.`,
  },
  hero: {
    before: "Every chat,",
    closer: "closer to",
    underlined: "a sale",
    lede: `${product.name} brings your WhatsApp, leads, quotations and follow-ups into one place, so that no customer waits and none is forgotten.`,
    tryFree: "Try for Free",
    demo: "Book a Demo",
    trial: { strong: `${trial.days} days free.`, rest: "No credit card." },
    price: {
      before: "From",
      strong: formatRupees(yearly.price),
      rest: `a month for ${yearly.usersIncluded} people, ${yearly.billing}.`,
    },
  },
  facts: [
    {
      figure: formatRupees(monthly.price),
      text: `a month for ${monthly.usersIncluded} people, month by month`,
    },
    {
      figure: `${templateLimits.libraryOver}+`,
      text: "approved message templates to start from",
    },
    { figure: formatCount(contactImportLimit), text: "contacts imported in one go" },
    {
      figure: formatRupees(fees.setup),
      text: `to set up, ${formatRupees(fees.cancellation)} to leave`,
    },
  ],
  how: {
    title: "From a stranger’s first message to money in the bank, in five steps.",
    steps: [
      {
        name: "fetch",
        title: "Auto fetch leads",
        text: `They come in by themselves: from your website, your shop, ${platforms.marketplace.name} and your WhatsApp number.`,
      },
      {
        name: "greet",
        title: "Auto send WhatsApp",
        text: "An approved template greets each lead while you are with a customer.",
      },
      {
        name: "quotation",
        title: "Send quotation",
        text: "Pick products, press send. It arrives in the same chat.",
      },
      {
        name: "pipeline",
        title: "Follow up with custom pipeline",
        text: "Your own stages, with the next step and its time on every card.",
      },
      { name: "won", title: "Sales won", text: "And you know which campaign brought it." },
    ],
  },
  mobileApp: {
    badge: "Coming soon",
    title: "Your follow\u2011ups, in your pocket",
    text: `The ${product.name} app for your phone is being made: today's calls, your chats and your leads in one hand. Until it is there, ${product.name} runs in your browser.`,
    more: "See what is planned",
  },
  call: {
    title: "Book a call. Bring your questions.",
    lede: `We show you ${product.name} and answer what you want to know. Sales: ${hours.sales.text}, ${hours.sales.reply}.`,
    action: "Book a Demo",
    chat: [
      { side: "in", text: "Can I see it before I decide?" },
      { side: "out", text: "Of course. Tell us where to call." },
      { side: "in", text: "I know nothing about software." },
      { side: "out", text: "You know your customers. We do the rest together." },
    ],
  },
  faq: { title: "Fair questions" },
} as const;
