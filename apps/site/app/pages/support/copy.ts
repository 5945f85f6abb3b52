import { brand, hours } from "@crm/brand";
import { paths } from "../../paths.ts";

const { product } = brand;

export const copy = {
  page: {
    title: "Support",
    description: `Help with ${product.name}: hours of customer support (${hours.support.text}), phone, e-mail, and answers in the help centre.`,
    path: paths.support,
  },
  title: "Something in your way?",
  lede: "Most answers are in the help centre. For everything else there are people.",
  search: {
    title: "Look it up",
    questions: "questions",
    all: "Search all articles, by module or by what WhatsApp asks of you.",
    action: "Open the help centre",
    tutorials: "Setting something up? Follow a tutorial, step by step",
  },
  people: {
    title: "Ask a person",
    message: "Or send a message with the form on the contact page",
  },
  prepare: {
    title: "So that we can help at once",
    points: [
      "Say what you wanted to do, and what happened instead.",
      "Name the page or the module, for example Templates or Live chat.",
      "Add a screenshot. Cover what is private in it.",
      "Never send a password or a one-time code. We do not need either.",
    ],
  },
} as const;
