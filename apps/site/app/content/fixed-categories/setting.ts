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
  description: "Who may do what, who hears from you, and how they tell you to stop.",
  questions: [
    {
      title: "How do I add team members and set permissions?",
      answer: [
        "Open Team Management. There you add people, put them into departments and give each the permissions that her work needs.",
      ],
    },
    {
      title: `How do I let customers opt out with a word like ${optOutKeywordExample}?`,
      answer: [
        `Open ${path} and turn on API campaign opt-out and its response. Add your keywords, at most ${optOutKeywordLimit}, and press ${optInManagement.save}.`,
      ],
    },
    {
      title: "How do customers opt in with a keyword or a button?",
      answer: [
        `In ${path}, enable opt-in and add the keywords. A quick-reply button can carry such a keyword too. If you like, set a confirmation message, then save.`,
      ],
    },
    {
      title: "How do I set up the opt-out message?",
      answer: [
        `One short sentence that says they won't hear from you again. The message may be a ${approved} one, a ${plain}, or a ${media}.`,
      ],
    },
    {
      title: "How do I write only to people who opted in?",
      answer: [`Open ${optedInFilter.join(" > ")}. Only those contacts remain.`],
    },
  ],
};
