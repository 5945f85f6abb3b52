import type { TutorialTheme } from "./tutorial.ts";

const checked = "2026-11-21";

export const startTheme: TutorialTheme = {
  id: "start",
  title: "Get your number ready",
  text: "Before the first message: the account, and how many people you may write to.",
  tutorials: [
    {
      key: "businessAccount",
      file: "business-account",
      title: "Create a WhatsApp Business account",
      lede: "At the end your number is LIVE on the WhatsApp Business API, and you have sent a first message from it.",
      description:
        "Ten steps from nothing to LIVE: what to have at hand, how to apply for the WhatsApp Business API, and how long each check takes.",
      minutes: 20,
      checked,
      next: ["createTemplate", "upgradeTier", "optInOptOut"],
    },
    {
      key: "upgradeTier",
      file: "upgrade-tier",
      title: "Upgrade your WhatsApp tier limit",
      lede: "You will know how many people your number may write to, and what to do this week so that the limit goes up.",
      description:
        "How WhatsApp's messaging tiers work, what a number needs to climb to the next one, and what the two broadcast errors mean.",
      minutes: 10,
      checked,
      next: ["filterAudience", "optInOptOut", "createTemplate"],
    },
  ],
};

export const messagesTheme: TutorialTheme = {
  id: "messages",
  title: "Write messages that get approved",
  text: "Templates, buttons, pictures and the small marks that make a text bold.",
  tutorials: [
    {
      key: "createTemplate",
      file: "create-template",
      title: "Create a WhatsApp template message",
      lede: "You will have written a template, sent it to WhatsApp for approval, and know what to do with the answer.",
      description:
        "Write a WhatsApp template message field by field, submit it, read its status, and fix it when it is rejected. With all the rules.",
      minutes: 15,
      checked,
      next: ["quickReplies", "formatting", "mediaLink"],
    },
    {
      key: "quickReplies",
      file: "quick-replies",
      title: "Add quick replies to template messages",
      lede: "Your template will carry buttons, so that people answer with one tap instead of typing.",
      description:
        "Put quick-reply buttons under a WhatsApp template: how many, how long, what they can't be mixed with, and what a tap does in the chat.",
      minutes: 10,
      checked,
      next: ["createTemplate", "optInOptOut", "orderConfirmation"],
    },
    {
      key: "formatting",
      file: "formatting",
      title: "Message formatting guideline",
      lede: "Your messages will be easy to read: bold where it counts, and free of what WhatsApp rejects.",
      description:
        "Bold, italic, strikethrough and monospace on WhatsApp, and the template guidelines that decide whether your text is approved.",
      minutes: 10,
      checked,
      next: ["createTemplate", "quickReplies", "mediaLink"],
    },
    {
      key: "mediaLink",
      file: "media-link",
      title: "Send media and generate a media link",
      lede: "You will have a picture, video or file in your library, its link at hand, and have sent it in a chat.",
      description:
        "Upload pictures, videos, audio and files, copy their media link, use it in templates and chats, and keep within the size limits.",
      minutes: 10,
      checked,
      next: ["createTemplate", "formatting", "customWebsite"],
    },
  ],
};
