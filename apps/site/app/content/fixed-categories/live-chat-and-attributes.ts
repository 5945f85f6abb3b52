import { chatProfileSections, chatStatuses, resolveLabel } from "@crm/whatsapp/chats";
import { mediaLibraryLimits } from "@crm/whatsapp/media";
import { sessionWindow } from "@crm/whatsapp/session";
import { formatSize } from "@crm/whatsapp/sizes";
import type { FixedCategory } from "./fixed-category.ts";

const { image, audio, file, video } = mediaLibraryLimits;

export const liveChatAndAttributes: FixedCategory = {
  name: "Live chat and attributes",
  type: "whatsapp",
  description: "Talk to customers, and remember what they told you.",
  questions: [
    {
      title: "What do Active, Requesting and Closed mean in live chat?",
      answer: [
        `Active is ${chatStatuses.Active}. Requesting ${chatStatuses.Requesting}. Closed comes ${chatStatuses.Closed}: the button is called ${resolveLabel}.`,
      ],
    },
    {
      title: "Why can't I message a customer after 24 hours?",
      answer: [
        `You may write freely for ${sessionWindow.hours} hours after a customer's last message. Later only an approved template reaches her; when she answers it, the chat is open again.`,
      ],
    },
    {
      title: "What does the chat profile show?",
      answer: [
        `${capitalise(chatProfileSections.join(", "))}: what you know of the person, top to bottom, with counters for the messages sent and the queries still open.`,
      ],
    },
    {
      title: "How do I tag contacts, and what is the first message tag?",
      answer: [
        "Create the tag first, then give it to contacts one by one, by filter or by import. A tag that is flagged as first message tag is given to people by the message with which they came.",
      ],
    },
    {
      title: "How do I add a custom attribute to a contact?",
      answer: [
        "Create the attribute once, with a name that says what it holds, such as birthday. Then open the chat profile and write the value for this contact.",
      ],
    },
    {
      title: "Which pictures, videos and files can I send on WhatsApp?",
      answer: [
        `From the media library: images up to ${formatSize(image)}, audio up to ${formatSize(audio)}, video up to ${formatSize(video)} and files up to ${formatSize(file)}.`,
      ],
    },
  ],
};

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
