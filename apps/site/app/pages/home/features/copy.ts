import { brand } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";
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
  title: "CRM features: from the first chat to the sale",
  lede: "Eight tools that share one list of customers. Choose one to see what it does.",
  legend: "Core features",
  features: {
    leads: {
      tab: "Leads",
      title: "Every enquiry in one list",
      text: "Who asked for what, where they came from and what stage they are at. It's all in one list, not on five different phones.",
      points: [
        "Each lead has its pipeline, its stage and a remark",
        "Import, export and sync your data",
      ],
    },
    chat: {
      tab: "WhatsApp chat",
      title: "One number, your whole team",
      text: "All WhatsApp chats arrive in one window. The chatbot answers first. When a customer needs a person, an agent takes over.",
      points: [
        "See at a glance who is waiting for an answer",
        "Tags, attributes and the customer journey next to the chat",
      ],
    },
    broadcast: {
      tab: "Broadcast",
      title: "Bulk WhatsApp messages to the right people",
      text: "Choose who gets the message, pick a template that WhatsApp has approved, and send.",
      points: [
        "Filter your contacts and write only to people who opted in",
        `People who reply with a keyword such as ${optOutKeywordExample} are opted out`,
      ],
    },
    quotations: {
      tab: "Quotations",
      title: "Send quotations on WhatsApp",
      text: "Pick from your products and services, set the quantity and send. Your customer gets it in the same chat.",
      points: ["Your products and services in one list", "The pipeline shows who has a quotation"],
    },
    workflow: {
      tab: "Workflow automation",
      title: "Set it up once, and it runs every time",
      text: "New leads get a greeting and new orders a confirmation, while you serve the customer in front of you.",
      points: [
        `New orders in your ${ecommercePlugin.name} store trigger a confirmation and are saved as leads`,
        "Fetched leads get their first WhatsApp message automatically",
      ],
    },
    fetching: {
      tab: "Lead fetching",
      title: "Leads come in automatically",
      text: "No copying from emails, no typing in numbers. Every enquiry goes straight into your list.",
      points: [
        `From ${marketplace.name}`,
        `From forms on your ${cms.name} site`,
        "From any other website you have",
      ],
    },
    orders: {
      tab: "Order notification",
      title: "Order confirmations on WhatsApp",
      text: `A customer buys in your ${ecommercePlatform.name} shop and gets a confirmation on WhatsApp.`,
      points: [
        `Cash on delivery: the customer confirms with ${codReplies.confirm} or ${codReplies.decline}`,
        "A reminder when a customer leaves a full cart",
      ],
      more: { text: `Everything for ${ecommercePlatform.name} shops`, to: paths.ecommerceLanding },
    },
    team: {
      tab: "Team",
      title: "The right access for everyone",
      text: "Put people into departments and set permissions for each of them.",
      points: [
        `${plans.monthly.usersIncluded} users are included; each extra user is ${formatRupees(plans.monthly.extraUserPrice)} per month, ${taxLine}`,
        "Agents take over a chat and hand it back when it is resolved",
      ],
    },
  } satisfies Record<FeatureName, FeatureCopy>,
} as const;
