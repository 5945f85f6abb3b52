import { trial } from "@crm/contract/pricing/plans";

/** Texts of the home page about the trial. */
export const copy = {
  title: `Start your free ${trial.days}-day trial. No credit card.`,
  lede: "We don't ask for payment details, so there is nothing to cancel.",
  steps: [
    { title: "You sign up", text: "A few details about you and your company. No credit card." },
    { title: "You get an email", text: "Open the link in it and set your password." },
    {
      title: `You have ${trial.days} days`,
      text: "Add your own leads and see how it works for you.",
    },
  ],
  action: "Try for Free",
} as const;
