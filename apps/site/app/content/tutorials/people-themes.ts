import { contactImportLimit } from "@crm/whatsapp/contact-import";
import { formatCount } from "@crm/whatsapp/counts";
import type { TutorialTheme } from "./tutorial.ts";

const checked = "2026-11-21";
/** Keeps the number and "lakh" on one line. */
const most = formatCount(contactImportLimit).replace(" ", "\u00a0");

export const contactsTheme: TutorialTheme = {
  id: "contacts",
  title: "Know who you write to",
  text: "Bring your contacts in, sort them, and write only to those who want to hear from you.",
  tutorials: [
    {
      key: "importContacts",
      file: "import-contacts",
      title: `Import up to ${most} contacts`,
      lede: "Your customer list will be in, with numbers, tags and attributes where they belong.",
      description: `Bring up to ${most} contacts in with one CSV file: columns, phone numbers, tags and attributes, with the mistakes that cost rows.`,
      minutes: 15,
      checked,
      next: ["tags", "userAttributes", "filterAudience"],
    },
    {
      key: "tags",
      file: "tags",
      title: "Create tags and add them to contacts",
      lede: "You will have a small set of tags, put them on the right contacts, and know which tag a talk began with.",
      description:
        "Create tags, add them to one contact or to many at once, flag a first message tag, and use tags in filters and import files.",
      minutes: 10,
      checked,
      next: ["filterAudience", "chatProfile", "importContacts"],
    },
    {
      key: "userAttributes",
      file: "user-attributes",
      title: "Add user attributes manually",
      lede: "You will keep facts such as a birthday or a size with the contact, and use them in filters and messages.",
      description:
        "Create your own contact attributes, fill them in by hand in the chat profile, and use them in filters, import files and bots.",
      minutes: 10,
      checked,
      next: ["chatbotParameter", "importContacts", "filterAudience"],
    },
    {
      key: "chatProfile",
      file: "chat-profile",
      title: "Chat profile and first message tag",
      lede: "You will read in ten seconds who is writing, how the talk began, and who in your team should answer.",
      description:
        "What the chat profile shows, how a first message tag works, what the chat statuses mean, and how agents take over and resolve.",
      minutes: 10,
      checked,
      next: ["tags", "userAttributes", "chatbotParameter"],
    },
    {
      key: "filterAudience",
      file: "filter-audience",
      title: "Filter your WhatsApp audience",
      lede: "You will pick out exactly the people that a message is for, and send a broadcast to them.",
      description:
        "Filter contacts by tag, attribute, status and opt-in, send a broadcast to the result, and understand the two broadcast errors.",
      minutes: 10,
      checked,
      next: ["optInOptOut", "upgradeTier", "tags"],
    },
    {
      key: "optInOptOut",
      file: "opt-in-opt-out",
      title: "Opt-in and opt-out for your broadcasts",
      lede: "People will be able to join and leave your broadcasts with one word, and you will write only to those who joined.",
      description:
        "Set opt-out keywords such as STOP, choose the answer, let people opt in by word or button, and filter for those who opted in.",
      minutes: 10,
      checked,
      next: ["filterAudience", "quickReplies", "upgradeTier"],
    },
  ],
};
