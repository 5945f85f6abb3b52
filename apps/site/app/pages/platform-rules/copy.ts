import { brand } from "@crm/brand";
import { optOutKeywordExample, optOutKeywordLimit } from "@crm/whatsapp/opt-in";
import { policies } from "@crm/whatsapp/policies";
import { sessionWindow } from "@crm/whatsapp/session";
import { paths } from "../../paths.ts";

const { product, contacts } = brand;

/** The rules for messages that the product's users send to their customers. */
export const copy = {
  page: {
    title: "Platform rules",
    description: `What may be sent with ${product.name}: ask first, let people leave, be honest in templates, follow WhatsApp's commerce policy.`,
    path: paths.rules,
  },
  title: "Platform rules",
  lede: `A message on WhatsApp arrives in somebody's pocket. These are the rules for everyone who sends one with ${product.name}.`,
  rules: [
    {
      title: "Ask first",
      text: "Send only to people who have agreed to hear from you.",
      points: [
        "The person says yes by an act of her own: a message to you, a tick that was not there before, a signature at the counter.",
        "You name your business and say that messages come on WhatsApp.",
        "You keep a note of when and where she agreed.",
        "A bought or copied list is no consent, and neither is a number found on the web.",
      ],
    },
    {
      title: "Let people leave",
      text: "Whoever asks you to stop gets no further broadcast.",
      points: [
        `Turn on opt-out with keywords that your customers really write, such as ${optOutKeywordExample}. There can be up to ${optOutKeywordLimit}.`,
        "Honour a request to stop in any words and any language, also when it comes by phone.",
      ],
    },
    {
      title: "No spam",
      text: "Write when you have something to say to this person.",
      points: [
        "Choose an audience instead of everyone.",
        "Do not send the same message again to those who did not answer.",
        "Do not create more numbers or accounts to get around a limit or a block.",
        `Outside the ${sessionWindow.hours} hours after a customer's last message, use an approved template.`,
      ],
    },
    {
      title: "Honest templates",
      text: "A template is what it says, and comes from you.",
      points: [
        "Say who is writing, and put it under the right category: an offer is marketing, not an update on an order.",
        "Prices, discounts and dates are true. What you announce as ending does end.",
        "Do not pretend to be a bank, an authority, another brand or a friend.",
        "Links lead where they seem to lead.",
      ],
    },
    {
      title: "Follow the commerce policy",
      text: "WhatsApp lists what businesses may not offer on it, and how they must behave. These rules apply to you as they stand there.",
      points: [],
      link: { label: "Read WhatsApp's commerce policy", href: policies.commerce },
    },
    {
      title: "Guard what people tell you",
      text: "You decide what you store about your customers, and you answer for it.",
      points: [
        "Do not ask for passwords, one-time codes or card numbers in a chat.",
        "Give each colleague only the permissions that the work needs.",
        "Erase what somebody asks you to erase, unless a law makes you keep it.",
      ],
    },
    {
      title: "When a rule is broken",
      text: "We may stop broadcasts or close the account.",
      points: [],
    },
  ],
  report: {
    text: "You got a message that breaks these rules? Tell us at",
    email: contacts.supportEmail,
  },
} as const;
