import {
  optedInFilter,
  optInManagement,
  optOutKeywordExample,
  optOutKeywordLimit,
  optOutMessageKinds,
} from "@crm/whatsapp/opt-in";
import type { FixedCategory } from "./fixed-category.ts";

const path = optInManagement.path.join(" > ");
const [approved, plain, media] = optOutMessageKinds;

export const setting: FixedCategory = {
  name: "Settings",
  type: "module",
  description: "Set permissions for your team, and let customers opt in and opt out.",
  questions: [
    {
      title: "How do I add team members and set permissions?",
      answer: [
        "Open Team Management. Add your team members, put them into departments and give each person only the permissions that their work needs.",
      ],
    },
    {
      title: `How do I let customers opt out with a word like ${optOutKeywordExample}?`,
      answer: [
        `Open ${path}. Turn on API campaign opt-out and Opt-out response. Add up to ${optOutKeywordLimit} keywords and click ${optInManagement.save}.`,
      ],
    },
    {
      title: "How do customers opt in with a keyword or a button?",
      answer: [
        `Open ${path}. Turn on API campaign opt-in and add your keywords. A quick-reply button with a keyword as its text works too. You can also set a confirmation message. Then click ${optInManagement.save}.`,
      ],
    },
    {
      title: "How do I set up the opt-out message?",
      answer: [
        `Open ${path} and choose the opt-out message: ${approved}, ${plain}, or ${media}. One short sentence is enough: say that you won't message them again. Then click ${optInManagement.save}.`,
      ],
    },
    {
      title: "How do I write only to people who opted in?",
      answer: [
        `Go to ${optedInFilter.join(" > ")}. The list then shows only contacts who opted in.`,
      ],
    },
  ],
};
