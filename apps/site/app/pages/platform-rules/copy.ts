import { brand } from "@crm/brand";
import { formatDate } from "@crm/contract/dates";
import { optOutKeywordExample, optOutKeywordLimit } from "@crm/whatsapp/opt-in";
import { policies } from "@crm/whatsapp/policies";
import { sessionWindow } from "@crm/whatsapp/session";
import { checkedOn, coexistenceToday } from "@crm/whatsapp/today";
import { paths } from "../../paths.ts";

const { product, contacts } = brand;

/** The rules for messages that the product's users send to their customers. */
export const copy = {
  page: {
    title: "Platform rules",
    description: `What you may send with ${product.name}: ask first, let people opt out, write honest templates, protect data and follow WhatsApp's commerce policy.`,
    path: paths.rules,
  },
  title: "Platform rules: what you may send on WhatsApp",
  lede: `A WhatsApp message goes straight to a person's phone. These rules apply to everyone who sends one with ${product.name}.`,
  rules: [
    {
      title: "Ask first",
      text: "Send only to people who have agreed to hear from you.",
      points: [
        "People agree by doing something themselves: they send you an opt-in keyword, tick an empty box or sign at the counter.",
        "You name your business and say that you send messages on WhatsApp.",
        "You keep a note of when and where each person agreed.",
        "A bought or copied list is not consent. Nor is a number found on the web.",
      ],
    },
    {
      title: "Let people opt out",
      text: "Anyone who asks you to stop gets no more broadcasts.",
      points: [
        `Turn on opt-out with keywords that your customers actually use, such as ${optOutKeywordExample}. You can add up to ${optOutKeywordLimit}.`,
        "Honour a request to stop in any words and any language, even by phone.",
      ],
    },
    {
      title: "No spam",
      text: "Write only when you have something to say to this person.",
      points: [
        "Choose an audience instead of writing to everyone.",
        "Do not send the same message again to people who did not answer.",
        "Do not create more numbers or accounts to get around a limit or a block.",
        `More than ${sessionWindow.hours} hours after a customer's last message, use an approved template.`,
      ],
    },
    {
      title: "Use a number of your own",
      text: "The number belongs to your business, and nobody else uses it on WhatsApp.",
      points: [
        "For the WhatsApp Business API you need an unused or virtual phone number.",
        `WhatsApp today (checked on ${formatDate(checkedOn)}): ${coexistenceToday.rule}`,
      ],
      link: { label: "Read what WhatsApp says about it", href: coexistenceToday.source },
    },
    {
      title: "Honest templates",
      text: "Your templates tell the truth and show who sent them.",
      points: [
        "Say who is writing, and choose the right category: an offer is marketing, not an update on an order.",
        "Prices, discounts and dates are correct. An offer ends when you said it would.",
        "Do not pretend to be a bank, an authority, another brand or a friend.",
        "Links go where they seem to go.",
      ],
    },
    {
      title: "Follow the commerce policy",
      text: "WhatsApp lists what businesses may not sell through it, and how they must behave. These rules apply to you too.",
      points: [],
      link: { label: "Read WhatsApp's commerce policy", href: policies.commerce },
    },
    {
      title: "Protect what people tell you",
      text: "You decide what you store about your customers, and you are responsible for it.",
      points: [
        "Do not ask for passwords, one-time codes or card numbers in a chat.",
        "Give each colleague only the permissions that their work needs.",
        "Erase data when someone asks you to, unless a law makes you keep it.",
      ],
    },
    {
      title: "When a rule is broken",
      text: "We may pause your account. In a serious case, or if it happens again, we may close it.",
      points: [],
    },
  ],
  report: {
    text: "Did you get a message that breaks these rules? Tell us at",
    email: contacts.supportEmail,
  },
} as const;
