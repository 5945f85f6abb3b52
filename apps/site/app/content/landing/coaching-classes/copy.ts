import { brand, landingPaths } from "@crm/brand";
import { formatDate } from "@crm/contract/dates";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans, trial } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { contactImport, contactImportLimit } from "@crm/whatsapp/contact-import";
import { formatCount } from "@crm/whatsapp/counts";
import { conversationPrices } from "@crm/whatsapp/prices";
import { sessionWindow } from "@crm/whatsapp/session";
import { tiers } from "@crm/whatsapp/tiers";
import { checkedOn, tiersToday } from "@crm/whatsapp/today";
import { paths } from "../../../paths.ts";
import { faqEntries } from "../../faq.ts";
import type { LandingCopy } from "../landing-copy.ts";

const { product } = brand;
const { monthly, yearly } = plans;
const [firstTier, secondTier] = tiers;

/** Texts of the landing page for coaching classes, schools and institutes. */
export const copy = {
  title: "CRM for coaching classes, schools and institutes",
  description: `Keep every admission enquiry in one list, answer parents on WhatsApp, plan the visit and fill your batches. CRM for coaching classes. ${trial.days} days free.`,
  preview: "help",
  action: "trial",
  hero: {
    title: "CRM for coaching classes: from enquiry to admission",
    lede: `Parents ask on WhatsApp, on your website and at the front desk. ${product.name} keeps every enquiry in one list, with the course, the stage and a remark.`,
    notes: [`${trial.days} days free. No credit card.`],
  },
  sections: [
    {
      kind: "facts",
      title: "The CRM in figures",
      facts: [
        {
          figure: `${yearly.usersIncluded} users`,
          text: "are included: you, the counsellor and the front desk",
        },
        {
          figure: formatCount(contactImportLimit),
          text: `contacts at most in one ${contactImport.fileType} import`,
        },
        {
          figure: `${sessionWindow.hours} hours`,
          text: "to write freely after a parent's message",
        },
        {
          figure: formatRupees(conversationPrices.utility),
          text: `for a utility conversation, such as a fee reminder, ${taxLine}`,
        },
      ],
    },
    {
      kind: "steps",
      surface: "sand",
      title: "Admission season in five steps",
      lede: "You name the stages. A school may want an entrance test, a dance class a trial lesson.",
      steps: [
        {
          title: "Enquiry",
          text: "It comes from the form on your website, or the parent writes on WhatsApp.",
        },
        {
          title: "First reply",
          text: "A workflow sends your approved message and asks when to call.",
        },
        { title: "Call", text: "The counsellor writes a remark: course, batch, doubts." },
        { title: "Campus visit", text: "A template reminds the parents of the day and the time." },
        {
          title: "Admitted",
          text: "Close the lead as Won and tag the contact with the batch.",
        },
      ],
    },
    {
      kind: "picture",
      title: "One tag for each batch",
      lede: "A class is moved, a test is coming up, or the school is closed tomorrow. Choose the batch and tell all the parents at once.",
      points: [
        "Tags that you name, such as “class-12-evening”",
        "A broadcast with a template that WhatsApp has approved",
        "Only parents who opted in",
      ],
      drawing: "batch",
      link: {
        text: "Five templates for education",
        to: `${landingPaths.templateGallery}#education`,
      },
    },
    {
      kind: "exchanges",
      surface: "sand",
      title: "What goes wrong at the front desk",
      exchanges: [
        {
          said: "The enquiries are in three registers.",
          title: "One list for the whole centre",
          text: `Import the names from the desk as a ${contactImport.fileType} file. The other enquiries come in from your website and from WhatsApp.`,
        },
        {
          said: "We called one parent twice and forgot to call another.",
          title: "The remark says who called and what to do next",
          text: "The counsellor and the front desk read the same record before they pick up the phone.",
        },
        {
          said: "Which course do people ask for most?",
          title: "Give each course a tag",
          text: "Filter your contacts by the tag to see how many people asked for that course.",
        },
      ],
    },
  ],
  questions: {
    title: "Questions that institutes ask",
    entries: [
      {
        question: "Parents write in Hindi, Gujarati and English. Is that a problem?",
        answer: [
          "In a chat you can answer in any language. A template has one language, which you choose when you submit it. Write your important templates in each language that you need.",
        ],
      },
      {
        question: "How many parents can we write to in a day?",
        answer: [
          `A new number can message ${formatCount(firstTier.limit)} different people a day. The next tier allows ${formatCount(secondTier.limit)}. To get there, the number needs a medium or high quality rating and enough messages.`,
          `WhatsApp today (checked on ${formatDate(checkedOn)}): the next tier is ${formatCount(tiersToday.limits[1])} people.`,
        ],
      },
      {
        question: "Can we send fee reminders on WhatsApp?",
        answer: [
          "Yes, with an approved utility template that names the amount and the date. Leave offers out of it: an offer makes it a marketing message.",
        ],
      },
      {
        question: "Whose number do we save: the student's or the parent's?",
        answer: [
          "Save the number of the person who agreed to get your messages. Ask for that consent when they enquire, and name your institute.",
        ],
      },
      faqEntries.import,
      {
        question: "What does it cost for one centre?",
        answer: [
          `${formatRupees(yearly.price)} per month if you pay for a year at once, otherwise ${formatRupees(monthly.price)}. Both prices are for ${yearly.usersIncluded} users, ${taxLine}. WhatsApp messages are charged on top of the plan.`,
        ],
      },
    ],
  },
  related: {
    title: "Get ready for admissions",
    tutorials: ["tags", "importContacts", "pipeline", "cms"],
    pages: [
      {
        title: "Security and privacy",
        text: "What this website stores, and what to ask any CRM company.",
        to: landingPaths.dataSecurity,
      },
      {
        title: "CRM for small shops and services",
        text: "For tutors, gyms, music teachers and every other trade.",
        to: landingPaths.smallShops,
      },
    ],
  },
  closing: {
    title: "Keep this season's admissions in one list",
    text: `Begin with this week's enquiries. After the trial, plans start at ${formatRupees(yearly.price)} per month, ${yearly.billing}, ${taxLine}.`,
    link: { text: "See all prices", to: paths.pricing },
    chat: [
      { side: "in", text: "Is there a seat in the evening batch?" },
      { side: "out", text: "Yes. Would you like to visit us on Saturday?" },
      { side: "in", text: "Saturday at 11 is good." },
    ],
  },
} as const satisfies LandingCopy;
