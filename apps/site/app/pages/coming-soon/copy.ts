import { brand } from "@crm/brand";
import { paths } from "../../paths.ts";

const { product, platforms } = brand;

/** One of the three pages that announce a feature. */
export interface Announcement {
  page: { title: string; description: string; path: string };
  /** What is coming, above the title. */
  topic: string;
  text: string;
  /** What works today. */
  meanwhile: { title: string; points: readonly string[] };
}

export const shared = {
  title: "Coming Soon!",
  action: "Book a Demo",
  back: "Back to Home",
} as const;

export const mobileApp: Announcement = {
  page: {
    title: "Mobile app",
    description: `The ${product.name} mobile app is being made. This page says what works today.`,
    path: paths.mobileApp,
  },
  topic: "Mobile app",
  text: `Your leads, chats and follow-ups in your pocket. We are making the ${product.name} app and will announce it here.`,
  meanwhile: {
    title: "What works today",
    points: [
      "Leads, pipelines, quotations and WhatsApp chat, in your browser",
      "WhatsApp messages that go out by themselves while you are away from your desk",
    ],
  },
};

export const integrations: Announcement = {
  page: {
    title: "Integrations",
    description: `More programs that ${product.name} works with are on the way. This page says which ones it connects to today.`,
    path: paths.integrations,
  },
  topic: "Integrations",
  text: `A list of every program that ${product.name} works with, and a button to connect each one. We are building it.`,
  meanwhile: {
    title: "What connects today",
    points: [
      `Leads from ${platforms.marketplace.name}`,
      `Forms on your ${platforms.cms.name} site, or on any website of your own`,
      `Orders from your ${platforms.ecommercePlatform.name} or ${platforms.ecommercePlugin.name} shop`,
      "The WhatsApp Business API",
    ],
  },
};

/** The chat beside the partner program. */
export const partnerChat = [
  { side: "in", text: "A shop that I build websites for asks which CRM to take." },
  { side: "out", text: `Show her ${product.name}. We help with the rest.` },
  { side: "in", text: "And what is in it for me?" },
  { side: "out", text: "That is what we are working out. Tell us what would be fair." },
] as const;

export const partnerProgram: Announcement = {
  page: {
    title: "Partner program",
    description: `A program for people who bring ${product.name} to other businesses is being prepared.`,
    path: paths.partnerProgram,
  },
  topic: "Partner program",
  text: `You advise shops, build websites or run campaigns, and your customers would gain from ${product.name}? We are preparing a program for you.`,
  meanwhile: {
    title: "What you can do today",
    points: [
      "See the product with us, in a demo",
      `Write to ${brand.contacts.salesEmail} and tell us whom you work for`,
    ],
  },
};
