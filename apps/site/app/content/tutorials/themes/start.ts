import { articlePath } from "@crm/contract/pages/help-center";
import { pricingOf, type TutorialTheme } from "../tutorial.ts";

export const startTheme: TutorialTheme = {
  id: "start",
  title: "Get your number ready",
  text: "Before your first message: your account, and how many people you can message.",
  tutorials: [
    {
      key: "businessAccount",
      file: "business-account",
      title: "Create a WhatsApp Business account",
      lede: "Your number will be LIVE on the WhatsApp Business API, and you will send a first test message from it.",
      description:
        "Apply for the WhatsApp Business API step by step: what you need, how to verify your number, and how long the review takes.",
      minutes: 20,
      help: {
        label: "What do I need to apply?",
        path: articlePath("whatsapp-business-account", "what-you-need-to-apply"),
      },
      offer: pricingOf("Plans and message prices"),
      next: ["createTemplate", "upgradeTier", "optInOptOut"],
    },
    {
      key: "upgradeTier",
      file: "upgrade-tier",
      title: "Upgrade your WhatsApp tier limit",
      lede: "You will know how many people your number can message in a day, and how to raise this limit.",
      description:
        "How WhatsApp messaging tiers work, what your number needs to move up to the next tier, and what the broadcast errors mean.",
      minutes: 10,
      help: {
        label: "How do I raise my daily limit?",
        path: articlePath("broadcasts", "messaging-tiers"),
      },
      offer: pricingOf("What messages cost"),
      next: ["filterAudience", "optInOptOut", "createTemplate"],
    },
  ],
};
