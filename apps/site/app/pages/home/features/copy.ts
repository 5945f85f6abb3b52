import { brand } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans } from "@crm/contract/pricing/plans";
import { optOutKeywordExample } from "@crm/whatsapp/opt-in";
import { codReplies } from "@crm/whatsapp/orders";
import { paths } from "../../../paths.ts";

const { platforms } = brand;
const { marketplace, cms, ecommercePlatform, ecommercePlugin } = platforms;

/** The content of one tab. */
export interface FeatureCopy {
  /** The tab's label: two words at most. */
  tab: string;
  title: string;
  text: string;
  points: readonly string[];
  more?: { text: string; to: string };
}

/** The eight tabs, in order. */
export const featureNames = [
  "leads",
  "chat",
  "broadcast",
  "quotations",
  "workflow",
  "fetching",
  "orders",
  "team",
] as const;
export type FeatureName = (typeof featureNames)[number];

/** Texts of the core features. */
export const copy = {
  title: "One place for everything between “Hi” and “Paid”.",
  lede: "Eight tools that share one list of customers. Choose one and look inside.",
  legend: "Core features",
  features: {
    leads: {
      tab: "Leads",
      title: "Every enquiry in one list",
      text: "Who asked, for what, from where, and who calls back when. It stands in one list, not in somebody's phone.",
      points: [
        "Each lead has its pipeline, its stage and a remark",
        "Import, export and sync your data",
      ],
    },
    chat: {
      tab: "WhatsApp chat",
      title: "One number, your whole team",
      text: "All WhatsApp chats come into one window. The chatbot answers first. When a customer needs a person, one of you steps in.",
      points: [
        "See at once who is waiting for an answer",
        "Tags, attributes and the customer's journey beside the chat",
      ],
    },
    broadcast: {
      tab: "Broadcast",
      title: "Write once, reach many",
      text: "Choose who gets it, pick a template that WhatsApp has approved, and send.",
      points: [
        "Filter your contacts and write only to those who opted in",
        `An opt-out word such as ${optOutKeywordExample} takes people off your broadcasts`,
      ],
    },
    quotations: {
      tab: "Quotations",
      title: "The price, while they still want it",
      text: "Pick from your products and services, set the quantity, send. Your customer reads it in the same chat.",
      points: [
        "Your products and services in one list",
        "The next follow-up stands in your pipeline",
      ],
    },
    workflow: {
      tab: "Workflow automation",
      title: "Say it once, it happens every time",
      text: "A new lead gets its greeting, a new order its confirmation, while you serve the customer in front of you.",
      points: [
        `New orders in your ${ecommercePlugin.name} store send a confirmation and save the lead`,
        "Leads that were fetched get their first WhatsApp message at once",
      ],
    },
    fetching: {
      tab: "Lead fetching",
      title: "Leads come in by themselves",
      text: "No copying from mails and no typing of numbers. An enquiry is in your list when it comes.",
      points: [
        `From ${marketplace.name}`,
        `From forms on your ${cms.name} site`,
        "From any other website of yours",
      ],
    },
    orders: {
      tab: "Order notification",
      title: "“Where is my order?” Answered already",
      text: `Somebody buys in your ${ecommercePlatform.name} shop and has it in writing on WhatsApp.`,
      points: [
        `Cash on delivery: the customer confirms with ${codReplies.confirm} or ${codReplies.decline}`,
        "A message for the cart that was left behind",
      ],
      more: { text: `All for ${ecommercePlatform.name} shops`, to: paths.ecommerceLanding },
    },
    team: {
      tab: "Team",
      title: "Everybody sees what is theirs",
      text: "Put people into departments and say what each of them may see and change.",
      points: [
        `${plans.monthly.usersIncluded} users are included, each further one is ${formatRupees(plans.monthly.extraUserPrice)} per month`,
        "Agents take over a chat and give it back when it is done",
      ],
    },
  } satisfies Record<FeatureName, FeatureCopy>,
} as const;
