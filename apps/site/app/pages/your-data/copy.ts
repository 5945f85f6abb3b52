import { brand, grievanceContact } from "@crm/brand";
import { grievance, privacyRequests } from "@crm/contract/pages/privacy";
import { paths } from "../../paths.ts";

const { product } = brand;

/** Texts of the page on which visitors ask about their own data. */
export const copy = {
  page: {
    title: "Your data: see, correct or erase it",
    description: `Ask ${product.name} what is stored about you, have it corrected or erased, or take back your consent. You confirm the request by email.`,
    path: paths.yourData,
  },
  title: "Your data",
  lede: `Have you written to ${product.name} or booked a demo? Here you can ask what we stored about you, and have it corrected or erased.`,
  form: {
    title: "Send a request",
    email: "Email",
    kind: "What do you ask for?",
    unchosen: "Please choose",
    message: "Anything we should know (optional)",
    stored:
      "We use what you enter here only to answer this request. You don't need to say why you ask.",
    sentTitle: "Please check your mail",
    sent: `We have sent a link to the address that you typed. Open it and press the button there: then your request is confirmed. The link works for ${privacyRequests.confirmDays} days.`,
  },
  steps: {
    title: "How it works",
    items: [
      "Type the email address that you gave us. We can only find what was sent with it.",
      "We mail you a link. Open it and press the button, so that we know the mailbox is yours.",
      `A person answers within ${grievance.answerDays} days, by mail.`,
    ],
  },
  contact: {
    title: "Ask a person",
    text: `Is it about a phone number, or do you want to complain? Write to ${grievanceContact.name}.`,
    closed: `Please write to ${grievanceContact.name}, from the email address that you gave us. Say whether you want to see, correct or erase your data, or take back your consent. We answer within ${grievance.answerDays} days.`,
    subject: "My data",
    policy: "Read the privacy policy",
  },
} as const;
