import { brand, hours } from "@crm/brand";
import { outcomeMessages } from "@crm/contract/messages";
import type { FormName } from "../../forms/outcome.ts";

const { product } = brand;

interface Words {
  title: string;
  text: string;
  /** The chat beside it. */
  chat: readonly { side: "in" | "out"; text: string }[];
}

const next = `Our sales team works ${hours.sales.text}, with a ${hours.sales.reply}.`;

/** Texts after each form, and for a visitor who opened the page by its address. */
export const copy: Record<FormName | "opened", Words> & {
  page: { title: string; description: string };
  back: string;
  help: string;
} = {
  page: {
    title: "Thank you",
    description: `What happens after you have written to ${product.name}.`,
  },
  demo: {
    title: "Your demo is booked.",
    text: `${outcomeMessages.thankYou} ${next}`,
    chat: [
      { side: "in", text: "I'd like to see how it works." },
      { side: "out", text: "Got it. We look for a time that suits you." },
    ],
  },
  enterprise: {
    title: "Your inquiry has arrived.",
    text: `${outcomeMessages.thankYou} ${next}`,
    chat: [
      { side: "in", text: "We are a large team. What would it cost?" },
      { side: "out", text: "Got it. We come back with an offer." },
    ],
  },
  contact: {
    title: "Your message has arrived.",
    text: outcomeMessages.thankYou,
    chat: [
      { side: "in", text: "I have a question." },
      { side: "out", text: "Got it. One of us reads it and answers you." },
    ],
  },
  opened: {
    title: "This page confirms what you send us.",
    text: "You have opened it by its address, so there is nothing to confirm. To talk to us, book a demo with the button on any page.",
    chat: [
      { side: "in", text: "Is anybody there?" },
      { side: "out", text: "Yes. Tell us what you sell." },
    ],
  },
  back: "Back to Home",
  help: "Look around the help centre",
};
