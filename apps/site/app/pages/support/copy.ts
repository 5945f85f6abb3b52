import { brand, hours } from "@crm/brand";
import { paths } from "../../paths.ts";

const { product } = brand;

export const copy = {
  page: {
    title: "Support",
    description: `Get help with ${product.name} from our support team (${hours.support.text}) by phone, email or the contact form, or find an answer in the help centre.`,
    path: paths.support,
  },
  title: "How can we help you?",
  lede: "Most answers are in the help centre. For everything else, ask our team.",
  search: {
    title: "Find an answer",
    questions: "questions",
    all: "Search all articles, or browse them by module or WhatsApp topic.",
    action: "Open the help centre",
    tutorials: "Setting something up? Follow a tutorial step by step",
  },
  people: {
    title: "Ask a person",
    message: "Or send a message with the form on the contact page",
  },
  prepare: {
    title: "How to get a faster answer",
    points: [
      "Say what you wanted to do, and what happened instead.",
      "Name the page or the module, for example Templates or Live chat.",
      "Add a screenshot. Hide anything private in it.",
      "Never send a password or a one-time code. We never need them.",
    ],
  },
} as const;
