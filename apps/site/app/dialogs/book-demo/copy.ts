import { trial } from "@crm/contract/pricing/plans";

export const copy = {
  title: "Book a Free Demo",
  subtitle: "explore its powerful features and see how it can streamline your sales process",
  signUp: { question: "Want to create an account?", link: "Sign Up" },
  purpose: "call you about your demo",
  chat: [
    { side: "in", text: "Can I see how it works before I pay?" },
    { side: "out", text: "Of course. The demo is free, and so are your first days with us." },
    { side: "in", text: "How many days? And do you need my card?" },
    { side: "out", text: `${trial.days} days. No credit card.` },
  ],
} as const;
