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
  description: "Import your contacts, keep them up to date, and export them.",
  questions: [
    {
      title: "How do I import contacts from a CSV file?",
      answer: [
        `Save your list as ${contactImport.fileType} with a ${contactImport.mandatory.join(" and a ")} in every row. Then open Contacts, click Import and choose the file. You can import up to ${formatCount(contactImportLimit)} contacts at once.`,
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
        `${contactImportRules.update} To correct many contacts at once, export them, change the column in the file and import it again.`,
      ],
    },
    {
      title: `What do ${imported}, ${organic} and ${api} mean as a contact's source?`,
      answer: [
        `They show where a contact came from. ${imported}: from a file that you imported. ${organic}: they contacted you themselves. ${api}: from another program, such as your website. You can also enter your own value.`,
      ],
    },
    {
      title: "How do I export my contacts?",
      answer: [
        "Open Contacts, filter the list so that the file contains only what you need, and click Export. The file contains personal data. Store it safely and delete it when you are done.",
      ],
    },
  ],
};
