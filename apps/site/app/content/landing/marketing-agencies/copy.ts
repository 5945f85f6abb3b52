import { brand, landingPaths, tutorialPaths } from "@crm/brand";
import { formatDate } from "@crm/contract/dates";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans, trial } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { contactImport, contactImportLimit } from "@crm/whatsapp/contact-import";
import { formatCount } from "@crm/whatsapp/counts";
import { checkedOn, serviceToday } from "@crm/whatsapp/today";
import { paths } from "../../../paths.ts";
import { faqEntries } from "../../faq.ts";
import type { LandingCopy } from "../landing-copy.ts";

const { product, platforms } = brand;
const { yearly } = plans;

/** The agency of the example has two users more than the plan includes. */
const extraUsers = 2;
const perMonth = yearly.price + extraUsers * yearly.extraUserPrice;

/** Texts of the landing page for digital marketing agencies. */
export const copy = {
  title: "CRM for digital marketing agencies, with WhatsApp",
  description: `Enquiries from forms and WhatsApp in one list, proposals and follow-up until the campaign is live. A CRM for small agencies in India. ${trial.days} days free.`,
  preview: "home",
  action: "trial",
  hero: {
    title: "CRM for digital marketing agencies",
    lede: `You find leads for your clients. ${product.name} keeps track of your own: each enquiry is in one list, gets a reply on WhatsApp, and moves on until the campaign is live.`,
    notes: [`${trial.days} days free. No credit card.`],
  },
  sections: [
    {
      kind: "exchanges",
      surface: "sand",
      title: "What gets lost in a busy agency",
      exchanges: [
        {
          said: "They asked for a proposal on Monday. Did anybody send it?",
          title: "Each enquiry has a stage",
          text: "You name the stages, for example Enquiry, Proposal sent and Campaign live. A remark says what comes next.",
        },
        {
          said: "Website leads come by email, the others on WhatsApp.",
          title: "Both are in one list",
          text: `Forms on your website send each lead straight to ${product.name}. You see the source of every lead.`,
        },
        {
          said: "I answered from my own phone. Now I'm on leave.",
          title: "The team shares one business number",
          text: "A colleague opens the chat, reads what you promised, and carries on from there.",
        },
      ],
    },
    {
      kind: "picture",
      title: "Build the proposal from your price list",
      lede: "Save your services once: ad management, a landing page, a video. For a proposal, you pick the lines and send a quotation.",
      points: [
        "Products and services with your own prices",
        "The client gets a quotation, not a long message",
        "The stage shows who has not answered yet",
      ],
      drawing: "proposal",
    },
    {
      kind: "cards",
      surface: "sand",
      title: "Connect your lead sources",
      lede: "Connect what you use. Each card opens its tutorial.",
      cards: [
        {
          title: `A ${platforms.cms.name} site`,
          text: "A form plugin sends the fields that you choose. You don't need any code.",
          to: tutorialPaths.cms,
        },
        {
          title: "Landing pages with your own code",
          text: "They send leads through our lead API. You need a company ID and an API key.",
          to: tutorialPaths.customWebsite,
        },
        {
          title: "Chats on WhatsApp",
          text: "People write to your business number, for example after seeing an ad.",
          to: tutorialPaths.businessAccount,
        },
        {
          title: "Your existing lists",
          text: `Import a ${contactImport.fileType} file with up to ${formatCount(contactImportLimit)} contacts at once.`,
          to: tutorialPaths.importContacts,
        },
      ],
      note: {
        title: `Ads that open WhatsApp (checked on ${formatDate(checkedOn)})`,
        text: `For ${serviceToday.freeAfterAdHours} hours after a customer clicks such an ad, your replies are free. WhatsApp has charged for other replies since ${formatDate(serviceToday.since)}, at the utility rate.`,
        sources: [{ label: "charges for replies", href: serviceToday.source }],
      },
    },
    {
      kind: "table",
      title: "A sales pipeline for an agency",
      lede: "Start with three stages. Add more only if your team needs them.",
      columns: ["Stage", "You move a lead here when", "A remark that helps"],
      rows: [
        {
          name: "Enquiry",
          cells: [
            "Somebody asks what you do or what it costs",
            "“Sells sweets, wants ads by Diwali”",
          ],
        },
        {
          name: "Proposal sent",
          cells: ["The quotation is on its way", "“Decides with their partner, call on Friday”"],
        },
        {
          name: "Campaign live",
          cells: [
            "They have said yes and the ads are running",
            "“Report on the first of each month”",
          ],
        },
      ],
    },
  ],
  questions: {
    title: "Questions that agencies ask",
    entries: [
      {
        question: "May we message a client's customer list?",
        answer: [
          "Only if those people agreed to get messages from that client. WhatsApp requires that the consent names the business. A bought list has no such consent.",
        ],
      },
      {
        question: "What does it cost for an agency of five?",
        answer: [
          `The yearly plan costs ${formatRupees(yearly.price)} per month, ${yearly.billing}, with ${yearly.usersIncluded} users. Two more users cost ${formatRupees(yearly.extraUserPrice)} per month each. Together that is ${formatRupees(perMonth)} per month, ${taxLine}. WhatsApp messages are charged on top.`,
        ],
      },
      {
        question: "Can we send the monthly report on WhatsApp?",
        answer: [
          "Yes, with an approved template and the report as a document. The client pays for the report, so it is a utility message. An offer in the same text makes it marketing.",
        ],
      },
      faqEntries.conversations,
      faqEntries.fees,
    ],
  },
  related: {
    title: "Connect your agency",
    tutorials: ["cms", "customWebsite", "pipeline"],
    pages: [
      {
        title: "Templates for agencies",
        text: "Answer an enquiry, send a report, offer a review: five texts to copy.",
        to: `${landingPaths.templateGallery}#digital-marketing-and-services`,
      },
      {
        title: "WhatsApp API pricing",
        text: "What your messages cost, and what your clients' messages cost.",
        to: landingPaths.apiPricing,
      },
      {
        title: "CRM for small shops and services",
        text: "What your clients could do with it.",
        to: landingPaths.smallShops,
      },
    ],
  },
  closing: {
    title: "Follow up on your agency's own leads",
    text: `Connect one form and watch what comes in. ${trial.days} days free, then from ${formatRupees(yearly.price)} per month, ${yearly.billing}, ${taxLine}.`,
    link: { text: "See all prices", to: paths.pricing },
    chat: [
      { side: "in", text: "Can you run the ads for our new shop?" },
      { side: "out", text: "Yes! What do you sell, and in which city?" },
      { side: "in", text: "Sweets, in Jaipur." },
      { side: "out", text: "Thank you. We'll send you our proposal today." },
    ],
  },
} as const satisfies LandingCopy;
