import { brand, hours } from "@crm/brand";
import { outcomeMessages } from "@crm/contract/messages";
import { privacyRequests } from "@crm/contract/pages/privacy";
import type { FormName } from "../../forms/outcome.ts";

const { product } = brand;

interface Words {
  title: string;
  text: string;
  /** The chat beside it. */
  chat: readonly { side: "in" | "out"; text: string }[];
}

const next = `Sales hours: ${hours.sales.text}, ${hours.sales.reply}.`;

/** Texts after each form, and for a visitor who opened the page by its address. */
export const copy: Record<FormName | "opened", Words> & {
  page: { title: string; description: string };
  back: string;
  help: string;
} = {
  page: {
    title: "Thank you",
    description: `What happens after you write to ${product.name}.`,
  },
  demo: {
    title: "Your demo request has arrived.",
    text: `${outcomeMessages.thankYou} ${next}`,
    chat: [
      { side: "in", text: "I'd like to see how it works." },
      { side: "out", text: "Got it. We'll find a time that suits you." },
    ],
  },
  enterprise: {
    title: "Your inquiry has arrived.",
    text: `${outcomeMessages.thankYou} ${next}`,
    chat: [
      { side: "in", text: "We are a large team. What would it cost?" },
      { side: "out", text: "Got it. We'll get back to you with an offer." },
    ],
  },
  contact: {
    title: "Your message has arrived.",
    text: outcomeMessages.thankYou,
    chat: [
      { side: "in", text: "I have a question." },
      { side: "out", text: "Got it. We'll read it and get back to you." },
    ],
  },
  data: {
    title: "Please check your mail.",
    text: `We have sent a link to the address that you typed. Open it and press the button there: then your request is confirmed. The link works for ${privacyRequests.confirmDays} days.`,
    chat: [
      { side: "in", text: "Is it done now?" },
      { side: "out", text: "Almost. Please press the button behind the link in our mail." },
    ],
  },
  opened: {
    title: "This page appears after you send a form.",
    text: "You opened it directly. To reach us, book a demo with the button on any page, or use the contact form.",
    chat: [
      { side: "in", text: "Is anyone there?" },
      { side: "out", text: "Yes. Book a demo, or send us a message." },
    ],
  },
  back: "Back to Home",
  help: "Visit the help centre",
};
