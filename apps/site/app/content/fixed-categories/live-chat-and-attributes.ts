import {
  chatProfileCounters,
  chatProfileSections,
  chatStatuses,
  resolveLabel,
} from "@crm/whatsapp/chats";
import { mediaLibraryLimits } from "@crm/whatsapp/media";
import { sessionWindow } from "@crm/whatsapp/session";
import { formatSize } from "@crm/whatsapp/sizes";
import type { FixedCategory } from "./fixed-category.ts";

const { image, audio, file, video } = mediaLibraryLimits;

export const liveChatAndAttributes: FixedCategory = {
  name: "Live chat and attributes",
  type: "whatsapp",
  description: "Chat with your customers, and keep track of what you know about them.",
  questions: [
    {
      title: "What do Active, Requesting and Closed mean in live chat?",
      answer: [
        `Active: the chat is ${chatStatuses.Active}. Requesting: the chat ${chatStatuses.Requesting}. Closed: an agent has clicked ${resolveLabel}, and the chat is back with the chatbot.`,
      ],
    },
    {
      title: "Why can't I message a customer after 24 hours?",
      answer: [
        `You can write freely for ${sessionWindow.hours} hours after a customer's last message. After that you need an approved template. When the customer replies to it, you can write freely again.`,
      ],
    },
    {
      title: "What does the chat profile show?",
      answer: [
        `It shows ${listInText(chatProfileSections)}. Counters at the top show ${listInText(chatProfileCounters)}.`,
      ],
    },
    {
      title: "How do I tag contacts, and what is the first message tag?",
      answer: [
        "Create the tag first. Then add it in the chat profile, to several contacts in the list, or with a file import. A first message tag shows how the conversation with a contact began.",
      ],
    },
    {
      title: "How do I add a custom attribute to a contact?",
      answer: [
        "Create the attribute once, with a clear name such as birthday. Then open the contact's chat profile and enter the value.",
      ],
    },
    {
      title: "Which pictures, videos and files can I send on WhatsApp?",
      answer: [
        `From the media library you can send images up to ${formatSize(image)}, audio up to ${formatSize(audio)}, videos up to ${formatSize(video)} and files up to ${formatSize(file)}.`,
      ],
    },
  ],
};

function listInText(items: readonly string[]): string {
  return new Intl.ListFormat("en-IN").format(items);
}
