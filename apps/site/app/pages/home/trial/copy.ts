import { trial } from "@crm/contract/pricing/plans";

/** Texts of the home page about the trial. */
export const copy = {
  title: `Try it for ${trial.days} days. Your card stays in your pocket.`,
  lede: "We ask for no payment details. There is nothing to cancel and nothing to forget.",
  steps: [
    { title: "You sign up", text: "A few lines about you and your company. No credit card." },
    { title: "You get an e-mail", text: "It has a link in it. Open it and set your password." },
    {
      title: `You have ${trial.days} days`,
      text: "Bring in your own leads and see what it does for you.",
    },
  ],
  action: "Try for Free",
} as const;
