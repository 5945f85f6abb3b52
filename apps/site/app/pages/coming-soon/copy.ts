import { brand } from "@crm/brand";
import type { ContactTopic } from "../../navigation/contact-address.ts";
import { paths } from "../../paths.ts";
import { connections } from "./connections.ts";

const { product, platforms } = brand;

/** One of the three pages that announce a feature. */
export interface Announcement {
  page: { title: string; description: string; path: string };
  /** What is coming, above the title. */
  topic: string;
  text: string;
  /** What works today. */
  meanwhile: { title: string; points: readonly string[] };
  /** A link to the contact form with a begun message. */
  action: { text: string; topic: ContactTopic };
}

/** The list of what connects today. */
export const directory = {
  title: "What connects today",
  lede: "What each connection does, what you need for it, and a tutorial with every step.",
  needs: "You need",
  tutorial: "Tutorial",
  more: "What it does for you",
  missing: "Is your tool missing? Tell us what you use and what you want to connect.",
  ask: "Ask for a connection",
} as const;

export const shared = {
  title: "Coming Soon!",
  action: "Book a Demo",
} as const;

export const mobileApp: Announcement = {
  page: {
    title: "CRM mobile app",
    description: `The ${product.name} mobile app for your leads, chats and follow-ups is coming soon. See what already works today, on WhatsApp and in your browser.`,
    path: paths.mobileApp,
  },
  topic: "Mobile app",
  text: `Your leads, chats and follow-ups on your phone. We are building the ${product.name} app and will announce it here.`,
  meanwhile: {
    title: "What works today",
    points: [
      "Leads, pipelines, quotations and WhatsApp chat, in your browser",
      "WhatsApp messages that go out automatically while you are away from your desk",
    ],
  },
  action: { text: "Tell me when it is ready", topic: "mobile-app" },
};

export const integrations: Announcement = {
  page: {
    title: `CRM integrations: ${platforms.marketplace.name}, ${platforms.cms.name}, ${platforms.ecommercePlatform.name}`,
    description: `See what connects to ${product.name} today: ${platforms.marketplace.name}, ${platforms.cms.name} forms, your own website, ${platforms.ecommercePlatform.name}, ${platforms.ecommercePlugin.name} and WhatsApp. More is coming soon.`,
    path: paths.integrations,
  },
  topic: "Integrations",
  text: `More ways to connect your tools to ${product.name} are coming soon. The list below shows what you can connect today.`,
  meanwhile: {
    title: "What works today",
    points: [
      `${connections.length} connections, listed below, each with a tutorial`,
      "Leads and orders that come in automatically",
    ],
  },
  action: { text: "Ask for a connection", topic: "integration" },
};

/** The chat beside the partner program. */
export const partnerChat = [
  { side: "in", text: "One of my clients is asking me which CRM to choose." },
  { side: "out", text: `Show them ${product.name}. We'll help with the rest.` },
  { side: "in", text: "And what's in it for me?" },
  { side: "out", text: "We are still working on the terms. Tell us what you have in mind." },
] as const;

export const partnerProgram: Announcement = {
  page: {
    title: "Partner program",
    description: `A ${product.name} partner program for consultants, web developers and marketers is coming soon. See what you can do today, and tell us about your clients.`,
    path: paths.partnerProgram,
  },
  topic: "Partner program",
  text: `Do you advise shops, build websites or run campaigns? We are preparing a program for people who recommend ${product.name} to their clients.`,
  meanwhile: {
    title: "What you can do today",
    points: [
      "See the product in a demo with us",
      "Write to us: say who your clients are and how you would like to work together",
    ],
  },
  action: { text: "Write to us about it", topic: "partner-program" },
};
