import { brand } from "@crm/brand";
import { plans, trial } from "@crm/contract/pricing/plans";
import { paths } from "../../apps/site/app/paths.ts";
import type { Fact } from "./fact.ts";

const { platforms } = brand;
const home = [paths.home];
const pricing = [paths.pricing];
const shop = [paths.ecommerceLanding];

/** Section 1: pitch lines, advertised features, what the home page has. Section 2.1: the landing page. */
export const productFacts: readonly Fact[] = [
  {
    states: "An easy-to-use CRM that monitors sales, leads and campaigns in one place",
    on: home,
    says: ["Easy to use", "monitors your sales, leads and campaigns in one place"],
  },
  {
    states: "Affordable solutions with premium features at a fraction of the cost",
    on: home,
    says: ["Affordable solutions", "Premium features at a fraction of the cost"],
  },
  {
    states: "Secure technology that safeguards data and privacy",
    on: home,
    says: ["Secure technology", "safeguards your data", "privacy"],
  },
  {
    states: "A hero with two buttons, a trial of seven days without a credit card",
    on: [...home, ...shop],
    says: ["Try for Free", "Book a Demo", `${trial.days} days`, "No credit card"],
  },
  {
    states: "The five steps of how it works",
    on: home,
    says: [
      "Auto fetch leads",
      "Auto send WhatsApp",
      "Send quotation",
      "Follow up with custom pipeline",
      "Sales won",
    ],
  },
  { states: "Dashboard", on: home, says: ["dashboard"] },
  { states: "Team management", on: pricing, says: ["Team management"] },
  { states: "Lead management", on: pricing, says: ["Lead management"] },
  {
    states: "Data import, export and sync",
    on: [...home, ...pricing],
    says: ["Import, export and sync"],
  },
  {
    states: "WhatsApp chat, broadcast and automation",
    on: home,
    says: ["WhatsApp chat", "Broadcast", "Workflow automation"],
  },
  {
    states: "Products and services, quotations",
    on: [...home, ...pricing],
    says: ["products and services", "quotation"],
  },
  {
    states: "Automatic lead fetching",
    on: home,
    says: ["Lead fetching", "Leads come in by themselves"],
  },
  {
    states: "E-commerce order notification",
    on: [...home, ...pricing],
    says: ["Order notification"],
  },
  {
    states: "A marketplace lead integration",
    on: [...home, ...pricing],
    says: [platforms.marketplace.name],
  },
  { states: "Pipelines", on: pricing, says: ["Pipelines"] },
  {
    states: "Eight core features",
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
  { states: "A Why Choose section", on: home, says: ["Why choose"] },
  {
    states: "Five benefits",
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
    states: "The WhatsApp API: four things",
    on: home,
    says: ["Bulk broadcast", "Automation", "Template creation", "Custom audiences"],
  },
  { states: "A mobile app, coming soon", on: home, says: ["Coming soon"] },
  {
    states: "Six industries",
    on: home,
    says: ["Digital marketing", "Travels", "Education", "Finance", "Manufacturing", "Others"],
  },
  {
    states: "Sign-up without payment details; a link by e-mail sets the password",
    on: home,
    says: ["no payment details", "link with which you set your password"],
  },
  {
    states: "The four features of the e-commerce landing page",
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
    states: "Unlimited users, by inquiry, MORE DISCOUNT",
    on: pricing,
    says: [plans.enterprise.name, plans.enterprise.label, plans.enterprise.users, "inquiry"],
  },
  {
    states: "Three placeholders say 'Coming Soon!'",
    on: [paths.mobileApp, paths.integrations, paths.partnerProgram],
    says: ["Coming Soon!"],
  },
];
