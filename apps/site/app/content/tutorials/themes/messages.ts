import { articlePath } from "@crm/contract/pages/help-center";
import { pricingOf, type TutorialTheme } from "../tutorial.ts";

export const messagesTheme: TutorialTheme = {
  id: "messages",
  title: "Write messages that get approved",
  text: "Templates, buttons, media, and how to make text bold or italic.",
  tutorials: [
    {
      key: "createTemplate",
      file: "create-template",
      title: "Create a WhatsApp template message",
      lede: "You will write a template, send it to WhatsApp for approval, and know what each status means.",
      description:
        "Create a WhatsApp template message field by field, submit it, check its status, and fix it if WhatsApp rejects it. With all the rules.",
      minutes: 15,
      help: {
        label: "How do I create a template message?",
        path: articlePath("templates", "create-a-template-message"),
      },
      offer: pricingOf("What messages cost"),
      next: ["quickReplies", "formatting", "mediaLink"],
    },
    {
      key: "quickReplies",
      file: "quick-replies",
      title: "Add quick replies to template messages",
      lede: "Your template will have buttons, so customers can answer with one tap instead of typing.",
      description:
        "Add quick-reply buttons to a WhatsApp template: how many you can have, how long the text can be, and what a tap does in the chat.",
      minutes: 10,
      help: {
        label: "Quick replies or a call-to-action?",
        path: articlePath("templates", "quick-replies-or-call-to-action"),
      },
      next: ["createTemplate", "optInOptOut", "orderConfirmation"],
    },
    {
      key: "formatting",
      file: "formatting",
      title: "Message formatting guideline",
      lede: "Your messages will be easy to read, and will follow the rules that WhatsApp checks.",
      description:
        "How to use bold, italic, strikethrough and monospace in WhatsApp messages, and the template guidelines your text must follow.",
      minutes: 10,
      help: {
        label: "How do I make text bold or italic?",
        path: articlePath("broadcasts", "format-message-text"),
      },
      next: ["createTemplate", "quickReplies", "mediaLink"],
    },
    {
      key: "mediaLink",
      file: "media-link",
      title: "Send media and generate a media link",
      lede: "You will upload a picture, video or file, copy its link, and send it in a chat.",
      description:
        "Upload images, videos, audio and files, copy the media link, use it in WhatsApp templates and chats, and keep to the size limits.",
      minutes: 10,
      help: {
        label: "Which pictures, videos and files can I send?",
        path: articlePath("templates", "pictures-videos-and-files"),
      },
      next: ["createTemplate", "formatting", "customWebsite"],
    },
  ],
};
