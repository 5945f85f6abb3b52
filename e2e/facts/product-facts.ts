import { brand } from "@crm/brand";
import { paths } from "../../apps/site/app/paths.ts";
import type { Fact } from "./fact.ts";

const { platforms } = brand;
const home = [paths.home];
const pricing = [paths.pricing];
const shop = [paths.ecommerceLanding];

/** Pitch lines, features and sections of the home, pricing and e-commerce landing pages. */
export const productFacts: readonly Fact[] = [
  {
    states: "The CRM is easy to use and monitors sales, leads and campaigns in one place",
    on: home,
    says: ["Easy to use", "monitors your sales, leads and campaigns in one place"],
  },
  {
    states: "Solutions are affordable, with premium features at a fraction of the cost",
    on: home,
    says: ["Affordable solutions", "Premium features at a fraction of the cost"],
  },
  {
    states: "Secure technology safeguards data and privacy",
    on: home,
    says: ["Secure technology", "safeguards your data", "privacy"],
  },
  {
    states: "The hero has two buttons and offers a trial of seven days without a credit card",
    on: [...home, ...shop],
    says: ["Try for Free", "Book a Demo", "7 days", "No credit card"],
  },
  {
    states: "How it works has five steps",
    on: home,
    says: [
      "Auto fetch leads",
      "Auto send WhatsApp",
      "Send quotation",
      "Follow up with custom pipeline",
      "Sales won",
    ],
  },
  { states: "The product has a dashboard", on: home, says: ["dashboard"] },
  { states: "The product has team management", on: pricing, says: ["Team management"] },
  { states: "The product has lead management", on: pricing, says: ["Lead management"] },
  {
    states: "Data can be imported, exported and synced",
    on: [...home, ...pricing],
    says: ["Import, export and sync"],
  },
  {
    states: "The product has WhatsApp chat, broadcast and automation",
    on: home,
    says: ["WhatsApp chat", "Broadcast", "Workflow automation"],
  },
  {
    states: "The product has products, services and quotations",
    on: [...home, ...pricing],
    says: ["products and services", "quotation"],
  },
  {
    states: "Leads are fetched automatically",
    on: home,
    says: ["Lead fetching", "Leads come in automatically"],
  },
  {
    states: "The product has e-commerce order notifications",
    on: [...home, ...pricing],
    says: ["Order notification"],
  },
  {
    states: "The product has a marketplace lead integration",
    on: [...home, ...pricing],
    says: [platforms.marketplace.name],
  },
  { states: "The product has pipelines", on: pricing, says: ["Pipelines"] },
  {
    states: "The home page has eight core features",
    on: home,
    says: [
      "Leads",
      "WhatsApp chat",
      "Broadcast",
      "Quotations",
      "Workflow automation",
      "Lead fetching",
      "Order notification",
      "Team",
    ],
  },
  { states: "The home page has a Why Choose section", on: home, says: ["Why choose"] },
  {
    states: "The home page has five benefits",
    on: home,
    says: [
      "Save time",
      "Affordable solutions",
      "Better lead conversion",
      "Centralized communication",
      "Scalability",
    ],
  },
  {
    states: "The WhatsApp API section has four items",
    on: home,
    says: ["Bulk broadcast", "Automation", "Template creation", "Custom audiences"],
  },
  { states: "A mobile app is coming soon", on: home, says: ["Coming soon"] },
  {
    states: "The home page has six industries",
    on: home,
    says: ["Digital marketing", "Travels", "Education", "Finance", "Manufacturing", "Others"],
  },
  {
    states: "Sign-up needs no payment details, and the password is set by a link in an email",
    on: home,
    says: ["no payment details", "link to set your password"],
  },
  {
    states: "The e-commerce landing page has four features",
    on: shop,
    says: [
      platforms.ecommercePlatform.name,
      "Instant order notification",
      "Abandoned cart notification",
      "Customer details stored in the CRM",
      "Broadcast to a custom audience",
    ],
  },
  {
    states: "The enterprise plan has unlimited users, by inquiry, with MORE DISCOUNT",
    on: pricing,
    says: ["Enterprise", "MORE DISCOUNT", "Unlimited users", "inquiry"],
  },
  {
    states: "Three placeholder pages say 'Coming Soon!'",
    on: [paths.mobileApp, paths.integrations, paths.partnerProgram],
    says: ["Coming Soon!"],
  },
];
