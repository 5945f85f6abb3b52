import {
  contactImport,
  contactImportLimit,
  contactImportRules,
} from "@crm/whatsapp/contact-import";
import { contactSources } from "@crm/whatsapp/contacts";
import { formatCount } from "@crm/whatsapp/counts";
import type { FixedCategory } from "./fixed-category.ts";

const [imported, organic, api] = contactSources;

export const dataManagement: FixedCategory = {
  name: "Data management",
  type: "module",
  description: "Bring your contacts in, keep them clean, and take them out again.",
  questions: [
    {
      title: "How do I import contacts from a CSV file?",
      answer: [
        `Save your list as ${contactImport.fileType} with a ${contactImport.mandatory.join(" and a ")} in every row. Then open Contacts, start the import and pick the file. One import takes up to ${formatCount(contactImportLimit)} contacts.`,
      ],
    },
    {
      title: "How should I write phone numbers in my import file?",
      answer: [`${contactImportRules.indianNumbers} ${contactImportRules.otherCountries}`],
    },
    {
      title: "Why did my import not add the tags?",
      answer: [
        `${contactImportRules.tagsExist} ${contactImportRules.tagSeparator} Create the missing tags and import the same file again.`,
      ],
    },
    {
      title: "What happens when I import a contact that is already there?",
      answer: [
        `${contactImportRules.update} So you can correct many contacts at once: export them, change the column, import the file again.`,
      ],
    },
    {
      title: `What do ${imported}, ${organic} and ${api} mean as a contact's source?`,
      answer: [
        `${imported} came in with a file, ${organic} came to you by themselves, ${api} was sent by another program such as your website. You can also write a value of your own.`,
      ],
    },
    {
      title: "How do I export my contacts?",
      answer: [
        "Open Contacts, filter first, then export, so that the file holds only what you need. It carries your customers' data: keep it in one place and delete it after the job.",
      ],
    },
  ],
};
