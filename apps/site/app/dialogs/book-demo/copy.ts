import { brand, hours } from "@crm/brand";
import { trial } from "@crm/contract/plans";

export const copy = {
  title: "Book a Free Demo",
  subtitle: "explore its powerful features and see how it can streamline your sales process",
  signUp: { question: "Want to create an account?", link: "Sign Up" },
  privacy: `We keep what you enter here to call you about your demo. To see, correct or erase it, write to ${brand.contacts.supportEmail}.`,
  withoutScript:
    "The booking form needs JavaScript, which is switched off in this browser. Our sales team books your demo just as well:",
  unavailable:
    "The form could not be loaded. Check your connection and load this page again, or reach our sales team directly:",
  partner: { name: "Sales team", hours: hours.sales.text },
  talk: [
    { side: "in", text: "Can I see how it works before I pay?" },
    { side: "out", text: "Of course. The demo is free, and so are your first days with us." },
    { side: "in", text: "How many days? And do you need my card?" },
    { side: "out", text: `${trial.days} days. No credit card.` },
  ],
} as const;
