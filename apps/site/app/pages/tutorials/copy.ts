import { brand } from "@crm/brand";
import { paths } from "../../paths.ts";

/** Texts of the tutorials' overview. */
export const copy = {
  page: {
    title: "WhatsApp CRM tutorials",
    description: `Step-by-step tutorials for ${brand.product.name}: WhatsApp Business account, templates, contacts, opt-in, lead sources, pipelines and workflow automation.`,
    path: paths.tutorials,
  },
  title: "WhatsApp CRM tutorials: set it up step by step",
  lede: "Each tutorial says what you will have at the end, how much time you need, where to click, and what to do when something goes wrong.",
  chat: [
    { side: "in", text: "I have never set up anything like this." },
    { side: "out", text: "Then start with one tutorial. It shows you where to click." },
  ],
} as const;
