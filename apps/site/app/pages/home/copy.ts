import { brand, hours } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { fees, plans, trial } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { contactImportLimit } from "@crm/whatsapp/contact-import";
import { formatCount } from "@crm/whatsapp/counts";
import { templateLimits } from "@crm/whatsapp/templates";

const { product, platforms } = brand;
const { monthly, yearly } = plans;

/** Texts of the home page, from top to bottom. */
export const copy = {
  meta: {
    title: `${product.name}: WhatsApp CRM for small businesses in India`,
    description: `${product.name} is a WhatsApp CRM for small businesses in India: chats, leads, quotations and follow-ups in one place. Free for ${trial.days} days, no credit card.`,
  },
  hero: {
    before: "Every chat,",
    closer: "closer to",
    underlined: "a sale",
    lede: `${product.name} is an easy WhatsApp CRM for small businesses in India. Chats, leads, quotations and follow-ups are all in one place.`,
    tryFree: "Try for Free",
    demo: "Book a Demo",
    trial: { strong: `${trial.days} days free.`, rest: "No credit card." },
    price: {
      before: "From",
      strong: formatRupees(yearly.price),
      rest: `a month for ${yearly.usersIncluded} people, ${yearly.billing}, ${taxLine}.`,
    },
  },
  facts: [
    {
      figure: formatRupees(monthly.price),
      text: `a month for ${monthly.usersIncluded} people, month by month, ${taxLine}`,
    },
    {
      figure: `${templateLimits.libraryOver}+`,
      text: "approved message templates to start from",
    },
    { figure: formatCount(contactImportLimit), text: "contacts imported in one go" },
    {
      figure: formatRupees(fees.setup),
      text: `to set up, ${formatRupees(fees.cancellation)} to cancel`,
    },
  ],
  how: {
    title: "How it works: from first enquiry to sale in five steps",
    steps: [
      {
        name: "fetch",
        title: "Auto fetch leads",
        text: `They come in automatically: from your website, your shop, ${platforms.marketplace.name} and your WhatsApp number.`,
      },
      {
        name: "greet",
        title: "Auto send WhatsApp",
        text: "An approved template greets each lead while you are with a customer.",
      },
      {
        name: "quotation",
        title: "Send quotation",
        text: "Pick the products and press send. Your customer gets it in the chat.",
      },
      {
        name: "pipeline",
        title: "Follow up with custom pipeline",
        text: "Name your own stages, and add a remark at every step.",
      },
      {
        name: "won",
        title: "Sales won",
        text: "Close the lead as Won and see it on your dashboard.",
      },
    ],
  },
  mobileApp: {
    badge: "Coming soon",
    title: "Your follow\u2011ups, on your phone",
    text: `We are building a ${product.name} app for your phone, with your leads, chats and follow-ups. Until it is ready, use ${product.name} in your browser.`,
    more: "More about the app",
  },
  call: {
    title: "Book a call. Bring your questions.",
    lede: `We'll show you ${product.name} and answer your questions. Sales: ${hours.sales.text}, ${hours.sales.reply}.`,
    action: "Book a Demo",
    chat: [
      { side: "in", text: "Can I see it before I decide?" },
      { side: "out", text: "Of course. Which number should we call?" },
      { side: "in", text: "I’m not good with software." },
      { side: "out", text: "You know your customers. We’ll show you the rest." },
    ],
  },
  faq: { title: "Frequently asked questions" },
} as const;
