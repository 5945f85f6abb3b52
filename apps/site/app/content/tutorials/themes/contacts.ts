import { articlePath } from "@crm/contract/pages/help-center";
import { contactImportLimit } from "@crm/whatsapp/contact-import";
import { formatCount } from "@crm/whatsapp/counts";
import { pricingOf, type TutorialTheme } from "../tutorial.ts";

/** Keeps the number and "lakh" on one line. */
const most = formatCount(contactImportLimit).replace(" ", "\u00a0");

export const contactsTheme: TutorialTheme = {
  id: "contacts",
  title: "Know who you write to",
  text: "Import your contacts, sort them, and message only those who want to hear from you.",
  tutorials: [
    {
      key: "importContacts",
      file: "import-contacts",
      title: `Import up to ${most} contacts`,
      lede: "You will import your customer list with the right phone numbers, tags and attributes.",
      description: `Import up to ${most} contacts from one CSV file. How to set up columns, phone numbers, tags and attributes, and how to fix rows that fail.`,
      minutes: 15,
      help: {
        label: "How do I import contacts from a CSV file?",
        path: articlePath("data-management", "import-contacts-from-csv"),
      },
      offer: pricingOf("What the plans include"),
      next: ["tags", "userAttributes", "filterAudience"],
    },
    {
      key: "tags",
      file: "tags",
      title: "Create tags and add them to contacts",
      lede: "You will create tags, add them to the right contacts, and mark the one that shows how a chat started.",
      description:
        "Create tags, add them to one contact or to many at once, set a first message tag, and use tags in filters and import files.",
      minutes: 10,
      help: {
        label: "How do I tag contacts?",
        path: articlePath("live-chat-and-attributes", "tags-and-first-message-tag"),
      },
      next: ["filterAudience", "chatProfile", "importContacts"],
    },
    {
      key: "userAttributes",
      file: "user-attributes",
      title: "Add user attributes manually",
      lede: "You will save details such as a birthday or a size with a contact, and use them in filters and in bot messages.",
      description:
        "Create custom attributes for your contacts, fill them in by hand in the chat profile, and use them in filters, import files and bots.",
      minutes: 10,
      help: {
        label: "How do I add a custom attribute?",
        path: articlePath("live-chat-and-attributes", "add-custom-attributes"),
      },
      next: ["chatbotParameter", "importContacts", "filterAudience"],
    },
    {
      key: "chatProfile",
      file: "chat-profile",
      title: "Chat profile and first message tag",
      lede: "You will see who is writing, how the chat started, and if it needs a reply from your team.",
      description:
        "What the chat profile shows, what a first message tag is, what the chat statuses mean, and how agents take over and resolve chats.",
      minutes: 10,
      help: {
        label: "What does the chat profile show?",
        path: articlePath("live-chat-and-attributes", "read-the-chat-profile"),
      },
      offer: pricingOf("What the plans include"),
      next: ["tags", "userAttributes", "chatbotParameter"],
    },
    {
      key: "filterAudience",
      file: "filter-audience",
      title: "Filter your WhatsApp audience",
      lede: "You will find exactly the contacts that a message is for, and send them a broadcast.",
      description:
        "Filter your WhatsApp contacts by tag, attribute, status and opt-in, send them a broadcast, and learn what the broadcast errors mean.",
      minutes: 10,
      help: {
        label: "How do I choose the audience for a broadcast?",
        path: articlePath("broadcasts", "choose-the-right-audience"),
      },
      offer: pricingOf("What messages cost"),
      next: ["optInOptOut", "upgradeTier", "tags"],
    },
    {
      key: "optInOptOut",
      file: "opt-in-opt-out",
      title: "Opt-in and opt-out for your broadcasts",
      lede: "Customers will join or leave your broadcasts with one word, and you will message only those who joined.",
      description:
        "Set WhatsApp opt-out keywords such as STOP, choose the reply, let customers opt in by keyword or button, and filter for opted-in contacts.",
      minutes: 10,
      help: {
        label: "How do I let customers opt out?",
        path: articlePath("setting", "set-opt-out-keywords"),
      },
      next: ["filterAudience", "quickReplies", "upgradeTier"],
    },
  ],
};
