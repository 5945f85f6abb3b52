import { brand, hours } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { fees, plans, refund, subscriptionLimits, trial } from "@crm/contract/pricing/plans";
import { businessAccountNeeds, businessAccountTimes } from "@crm/whatsapp/business-account";
import { contactImport, contactImportLimit } from "@crm/whatsapp/contact-import";
import { formatCount } from "@crm/whatsapp/counts";
import { formatMinuteRange } from "@crm/whatsapp/durations";
import { conversationPrices } from "@crm/whatsapp/prices";
import { approvalTime, templateLimits } from "@crm/whatsapp/templates";
import { sayForBothPlans } from "./both-plans.ts";

/** A question with its answer, one string per paragraph. */
export interface FaqEntry {
  question: string;
  answer: readonly string[];
}

const { monthly, yearly, enterprise } = plans;
const { product, platforms } = brand;
const usersIncluded = sayForBothPlans((plan) => String(plan.usersIncluded));
const extraUserPrice = sayForBothPlans((plan) => formatRupees(plan.extraUserPrice));
const [website, unusedNumber, adminAccess] = businessAccountNeeds;

/** All questions that the site answers; each page selects its own below. */
const entries = {
  trial: {
    question: "Do I need a credit card for the trial?",
    answer: [
      `No. You try ${product.name} for ${trial.days} days and give no payment details. After you sign up we e-mail you a link with which you set your password.`,
    ],
  },
  cost: {
    question: `What does ${product.name} cost?`,
    answer: [
      `Month by month it is ${formatRupees(monthly.price)} per month. When you pay for a year at once it is ${formatRupees(yearly.price)} per month. Included are ${usersIncluded} users.`,
    ],
  },
  moreUsers: {
    question: `What if we are more than ${usersIncluded} people?`,
    answer: [
      `Each further user is ${extraUserPrice} per month. For a large team ask us about the ${enterprise.name} plan, which has no limit on users.`,
    ],
  },
  fees: {
    question: "Is there a setup fee or a cancellation fee?",
    answer: [
      fees.setup === 0 && fees.cancellation === 0
        ? "No. Setting up costs nothing, and leaving costs nothing."
        : `Setting up costs ${formatRupees(fees.setup)}, leaving costs ${formatRupees(fees.cancellation)}.`,
    ],
  },
  conversations: {
    question: "What does a WhatsApp conversation cost?",
    answer: [
      `A marketing conversation is ${formatRupees(conversationPrices.marketing)}, a utility conversation ${formatRupees(conversationPrices.utility)}, an authentication conversation ${formatRupees(conversationPrices.authentication)}. Service conversations, which your customer begins, are free. This is beside your plan.`,
    ],
  },
  limits: {
    question: "How many entries can I add?",
    answer: [
      `A small-business subscription takes ${formatCount(subscriptionLimits.perDay)} entries a day, ${formatCount(subscriptionLimits.perMonth)} a month and ${formatCount(subscriptionLimits.perYear)} a year. Beyond that extra charges apply.`,
    ],
  },
  refund: {
    question: "Can I get my money back?",
    answer: [
      `Yearly plans with at least ${refund.minMonthsRemaining} months remaining can be refunded, in ${refund.businessDays.min} to ${refund.businessDays.max} business days. Monthly, promotional and discounted plans are not refundable.`,
    ],
  },
  support: {
    question: "Will somebody help me?",
    answer: [
      `Yes. We give ${hours.faqSupport}. When our sales and support teams take calls is written on the contact page.`,
    ],
  },
  number: {
    question: "What do I need for the WhatsApp Business API?",
    answer: [
      `You need ${website}, ${unusedNumber}, and ${adminAccess}. The review usually takes about ${formatMinuteRange(businessAccountTimes.review)}, the approval of your display name ${formatMinuteRange(businessAccountTimes.displayName)}.`,
    ],
  },
  import: {
    question: "Can I bring the customers that I have in Excel?",
    answer: [
      `Yes. Save the sheet as ${contactImport.fileType}, with a name and a mobile number in every row. One import takes up to ${formatCount(contactImportLimit)} contacts.`,
    ],
  },
  templates: {
    question: "How long does WhatsApp take to approve a template?",
    answer: [
      `It takes ${formatMinuteRange(approvalTime.usual)}. Over ${templateLimits.libraryOver} templates in our library are approved already.`,
    ],
  },
  sources: {
    question: "Where can my leads come from?",
    answer: [
      `From ${platforms.marketplace.name}, from forms on a ${platforms.cms.name} site or on a website of your own, from your ${platforms.ecommercePlatform.name} or ${platforms.ecommercePlugin.name} shop, and from WhatsApp itself. They arrive by themselves.`,
    ],
  },
  safety: {
    question: "Is my customers' data safe?",
    answer: [
      "We use secure technology that safeguards your data and your customers' privacy. Our privacy policy says what we keep and why.",
    ],
  },
} satisfies Record<string, FaqEntry>;

/** Shown beside the list, for other questions. */
export const askUs = {
  question: "Mine is not here.",
  before: "Then ask us.",
  link: "Send a message",
} as const;

/** The home page's questions. */
export const homeFaq: readonly FaqEntry[] = [
  entries.trial,
  entries.cost,
  entries.conversations,
  entries.fees,
  entries.refund,
  entries.sources,
  entries.import,
  entries.number,
  entries.templates,
  entries.safety,
  entries.support,
];

/** The pricing page's questions. */
export const pricingFaq: readonly FaqEntry[] = [
  entries.trial,
  entries.moreUsers,
  entries.fees,
  entries.conversations,
  entries.limits,
  entries.refund,
  entries.support,
];
