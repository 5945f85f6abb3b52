import { brand, landingPaths } from "@crm/brand";
import { formatDate } from "@crm/contract/dates";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans, trial } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
import { templateMediaLimits } from "@crm/whatsapp/media";
import { optOutKeywordExample } from "@crm/whatsapp/opt-in";
import { closeOutcomes } from "@crm/whatsapp/pipelines";
import { conversationPrices } from "@crm/whatsapp/prices";
import { sessionWindow } from "@crm/whatsapp/session";
import { formatSize } from "@crm/whatsapp/sizes";
import { billingToday, checkedOn } from "@crm/whatsapp/today";
import { paths } from "../../../paths.ts";
import { faqEntries } from "../../faq.ts";
import type { LandingCopy } from "../landing-copy.ts";

const { product } = brand;
const { monthly, yearly } = plans;
const marketing = formatRupees(conversationPrices.marketing);
const utility = formatRupees(conversationPrices.utility);

/** Texts of the landing page for travel agents and tour operators. */
export const copy = {
  title: "CRM for travel agents and tour operators in India",
  description:
    "Answer trip enquiries on WhatsApp, send the itinerary with its price, and follow up until it is booked. A simple CRM for travel agents. Book a free demo.",
  preview: "help",
  action: "demo",
  hero: {
    title: "CRM for travel agents: from “How much is Kerala?” to a booking",
    lede: `${product.name} is a CRM with WhatsApp for small travel offices. You see every enquiry, what the guests want, which itinerary they got, and who has not answered.`,
    notes: ["The demo is free. Bring one of your own trips, and we'll start with it."],
    drawing: "below",
  },
  sections: [
    {
      kind: "picture",
      surface: "sand",
      title: "What the guest told you, beside the chat",
      lede: "Create a field for each question that you always ask. Whoever answers the guest sees it.",
      points: [
        "Month of travel, number of people, food, starting city",
        "Tags such as “honeymoon” or “school group”",
        "The chatbot can ask first and save the answers",
      ],
      drawing: "traveller",
    },
    {
      kind: "steps",
      title: "How a trip gets booked",
      steps: [
        {
          title: "Enquiry",
          text: "A guest writes on WhatsApp or fills in the form on your website. Either way, the enquiry is in your list.",
        },
        {
          title: "Itinerary sent",
          text: "Hotels, cars and guides are your products. Pick what you need and send the price as a quotation.",
        },
        {
          title: "Follow-up",
          text: "The stage shows who has not answered. Your remark says when to call, and why.",
        },
        {
          title: "Booked",
          text: `Close the lead as ${closeOutcomes[0]} and send the confirmation.`,
        },
      ],
    },
    {
      kind: "table",
      surface: "sand",
      title: "Which message, when, and what it costs",
      lede: "Messages about a booked trip are cheaper than offers.",
      columns: ["Message", "When you send it", "Category", `Price each, ${taxLine}`],
      rows: [
        {
          name: "Booking confirmed",
          cells: ["As soon as the guest has booked", "Utility", utility],
        },
        { name: "Balance payment", cells: ["Before the due date", "Utility", utility] },
        { name: "Pick-up and driver", cells: ["On the day of travel", "Utility", utility] },
        { name: "A new package", cells: ["Before the season", "Marketing", marketing] },
      ],
      note: {
        title: `WhatsApp today (checked on ${formatDate(checkedOn)})`,
        text: `The prices above are per conversation. Since ${formatDate(billingToday.since)} WhatsApp itself has charged for each ${billingToday.unit}.`,
        sources: [{ label: "billing by message", href: billingToday.source }],
      },
    },
    {
      kind: "cards",
      title: "Offers for the quiet months",
      lede: "Choose who gets a broadcast, and filter for those who opted in.",
      cards: [
        {
          title: "Last year's guests",
          text: "Filter by the tag of their trip. Send those who went to Goa a plan for Hampi.",
        },
        {
          title: "Families",
          text: "Filter by a field of your own, and write before the school holidays begin.",
        },
        {
          title: "Those who didn't book",
          text: "They asked about Kashmir in May. Write to them when you have a new price.",
        },
      ],
    },
  ],
  questions: {
    title: "Questions that travel agents ask",
    entries: [
      {
        question: "Can I send the itinerary as a PDF?",
        answer: [
          `Yes. A document in a template can be up to ${formatSize(templateMediaLimits.document)}. It needs a line of text with it, such as the name of the trip.`,
        ],
      },
      {
        question: "Guests write at midnight. Who answers?",
        answer: [
          "The chatbot can answer first and ask for the dates and the number of people. When a chat needs a person, it is marked Requesting, and your team sees it in the morning.",
        ],
      },
      {
        question: "A guest goes quiet for a week. May I write again?",
        answer: [
          `For ${sessionWindow.hours} hours after the guest's last message you can write freely. After that you need an approved template. If it promotes the trip, its category is marketing.`,
        ],
      },
      {
        question: "May I send offers to all past guests?",
        answer: [
          `Only to those who agreed to get them from your office. Set an opt-out keyword such as ${optOutKeywordExample}, and tell guests about it.`,
        ],
      },
      faqEntries.number,
      {
        question: "What does it cost for a small travel office?",
        answer: [
          `${formatRupees(monthly.price)} month by month, or ${formatRupees(yearly.price)} per month ${yearly.billing}, each ${taxLine}. ${yearly.usersIncluded} users are included. WhatsApp messages are charged on top.`,
        ],
      },
    ],
  },
  related: {
    title: "See how it is set up",
    tutorials: ["userAttributes", "chatbotParameter", "filterAudience"],
    pages: [
      {
        title: "Templates for travel agents",
        text: "Enquiry, booking, pick-up, balance: five texts to copy.",
        to: `${landingPaths.templateGallery}#travel`,
      },
      {
        title: "What happens in your demo",
        text: "What we ask, what you see, and what comes after.",
        to: landingPaths.demoExplained,
      },
      {
        title: "CRM for small shops and services",
        text: "For taxis, homestays and every other trade.",
        to: landingPaths.smallShops,
      },
    ],
  },
  closing: {
    title: "See one of your own trips in a demo",
    text: `Bring a trip that you sell. We'll show you how the enquiry comes in and how it gets booked. After the demo you can try it free for ${trial.days} days.`,
    link: { text: "See all prices", to: paths.pricing },
    chat: [
      { side: "in", text: "How much is a Kerala trip for four?" },
      { side: "out", text: "Here is your plan: six days, with a night on a houseboat." },
      { side: "in", text: "Lovely. Please book it." },
    ],
  },
} as const satisfies LandingCopy;
