import { brand, hours } from "@crm/brand";
import { formatDate } from "@crm/contract/dates";
import { formatRupees } from "@crm/contract/pricing/money";
import { ownerTerms } from "@crm/contract/pricing/owner-terms";
import {
  fees,
  plans,
  refund,
  subscriptionLimits,
  trial,
  whatCounts,
} from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { businessAccountNeeds, businessAccountTimes } from "@crm/whatsapp/business-account";
import { contactImport, contactImportLimit } from "@crm/whatsapp/contact-import";
import { formatCount } from "@crm/whatsapp/counts";
import { formatMinuteRange } from "@crm/whatsapp/durations";
import { conversationPrices } from "@crm/whatsapp/prices";
import { approvalTime, templateLimits } from "@crm/whatsapp/templates";
import { billingToday, checkedOn, pricesToday, serviceToday } from "@crm/whatsapp/today";
import { sayForBothPlans } from "./describe-plans.ts";

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
      `No. You can try ${product.name} for ${trial.days} days with no payment details. After you sign up, we email you a link to set your password.`,
    ],
  },
  cost: {
    question: `What does ${product.name} cost?`,
    answer: [
      `If you pay by the month, it costs ${formatRupees(monthly.price)} per month. If you pay for a year at once, it costs ${formatRupees(yearly.price)} per month. The price includes ${usersIncluded} users. Our prices are ${taxLine}.`,
      ...listSet(ownerTerms.payment),
    ],
  },
  moreUsers: {
    question: `Can I add more than ${usersIncluded} users?`,
    answer: [
      `Yes. Each extra user costs ${extraUserPrice} per month, ${taxLine}. For a large team, ask us about the ${enterprise.name} plan. It has no limit on users.`,
    ],
  },
  fees: {
    question: "Is there a setup fee or a cancellation fee?",
    answer: [
      fees.setup === 0 && fees.cancellation === 0
        ? "No. There is no setup fee and no cancellation fee."
        : `The setup fee is ${formatRupees(fees.setup)}, the cancellation fee ${formatRupees(fees.cancellation)}.`,
    ],
  },
  conversations: {
    question: "What does a WhatsApp conversation cost?",
    answer: [
      `A marketing conversation costs ${formatRupees(conversationPrices.marketing)}, a utility conversation ${formatRupees(conversationPrices.utility)} and an authentication conversation ${formatRupees(conversationPrices.authentication)}. Service conversations, which your customer begins, are free. The others are charged on top of your plan, and our prices are ${taxLine}.`,
      ...listSet(ownerTerms.markup),
      `WhatsApp today (checked on ${formatDate(checkedOn)}): since ${formatDate(billingToday.since)} WhatsApp has charged for each ${billingToday.unit}. Since ${formatDate(serviceToday.since)} it has also charged for service replies, at the utility rate. According to resellers, the first ${formatCount(serviceToday.freePerMonth)} replies per number are free each month. Replies also stay free for ${serviceToday.freeAfterAdHours} hours after a customer clicks an ad that opens WhatsApp. ${Math.round(pricesToday.gst * 100)}% GST is added.`,
    ],
  },
  limits: {
    question: "How many entries can I add?",
    answer: [
      `A small-business subscription includes ${formatCount(subscriptionLimits.perDay)} entries a day, ${formatCount(subscriptionLimits.perMonth)} a month and ${formatCount(subscriptionLimits.perYear)} a year. Above these limits, extra charges apply. ${whatCounts}`,
      ...listSet(ownerTerms.overage),
    ],
  },
  refund: {
    question: "Can I get my money back?",
    answer: [
      `Yes, for a yearly plan with at least ${refund.minMonthsRemaining} months remaining. You get the refund in ${refund.businessDays.min} to ${refund.businessDays.max} business days. Monthly, promotional and discounted plans are not refundable.`,
    ],
  },
  support: {
    question: "Can I get support?",
    answer: [
      `Yes. We offer ${hours.faqSupport}. The phone hours of our sales and support teams are on the contact page.`,
    ],
  },
  number: {
    question: "What do I need for the WhatsApp Business API?",
    answer: [
      `You need ${website}, ${unusedNumber}, and ${adminAccess}. The review usually takes about ${formatMinuteRange(businessAccountTimes.review)}. Approval of your display name takes ${formatMinuteRange(businessAccountTimes.displayName)}.`,
    ],
  },
  import: {
    question: "Can I import my customers from Excel?",
    answer: [
      `Yes. Save the sheet as ${contactImport.fileType}, with a name and a mobile number in every row. You can import up to ${formatCount(contactImportLimit)} contacts at once.`,
    ],
  },
  templates: {
    question: "How long does WhatsApp take to approve a template?",
    answer: [
      `It takes ${formatMinuteRange(approvalTime.usual)}. Over ${templateLimits.libraryOver} templates in our library are already approved.`,
    ],
  },
  sources: {
    question: "Where can my leads come from?",
    answer: [
      `From ${platforms.marketplace.name}, from forms on a ${platforms.cms.name} site or your own website, from your ${platforms.ecommercePlatform.name} or ${platforms.ecommercePlugin.name} store, and from WhatsApp itself. You don't need to copy them by hand.`,
    ],
  },
  safety: {
    question: "Is my customers' data safe?",
    answer: [
      `We use secure technology that safeguards your data and your customers' privacy. What you store in ${product.name} stays yours, and we use it only to run the service for you or where the law requires it.`,
    ],
  },
} satisfies Record<string, FaqEntry>;

function listSet(sentence: string | undefined): readonly string[] {
  return sentence === undefined ? [] : [sentence];
}

export { entries as faqEntries };

/** Shown beside the list, for other questions. */
export const askUs = {
  question: "My question is not here.",
  before: "Ask us directly.",
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
