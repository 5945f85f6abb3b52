import { brand } from "@crm/brand";
import { trial } from "@crm/contract/pricing/plans";
import { paths } from "../../paths.ts";

export const copy = {
  /** The form's own page. */
  page: {
    title: "Book a free demo",
    description: `Book a free demo of ${brand.product.name}: tell us who you are, and our sales team will find a time with you.`,
    path: paths.bookDemo,
  },
  title: "Book a Free Demo",
  subtitle: "explore its powerful features and see how it can streamline your sales process",
  signUp: { question: "Want to create an account?", link: "Sign Up" },
  purpose: "call you about your demo",
  chat: [
    { side: "in", text: "Can I see how it works before I pay?" },
    { side: "out", text: "Of course. The demo is free, and so is the trial." },
    { side: "in", text: "How long is the trial? Do you need my card?" },
    { side: "out", text: `${trial.days} days. No credit card.` },
  ],
} as const;
