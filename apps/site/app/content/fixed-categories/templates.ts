import { formatMinuteRange } from "@crm/whatsapp/durations";
import {
  approvalTime,
  syncLabel,
  templateLimits,
  templateName,
  templateStatuses,
} from "@crm/whatsapp/templates";
import type { FixedCategory } from "./fixed-category.ts";

const grouped = new Intl.NumberFormat("en-IN");
const [pending, approved, rejected, actionRequired] = templateStatuses;

export const templates: FixedCategory = {
  name: "Templates",
  type: "whatsapp",
  description: "Messages that WhatsApp approves once and you send as often as you need.",
  questions: [
    {
      title: "How do I create a template message?",
      answer: [
        `Give it a name such as ${templateName.example} (lowercase letters, digits and underscores), choose category and language, and write up to ${grouped.format(templateLimits.textLength)} characters. Then submit it. WhatsApp takes ${formatMinuteRange(approvalTime.usual)} to decide.`,
      ],
    },
    {
      title: "How do placeholders like {{1}} work in a template?",
      answer: [
        "Each stands for something that changes, such as a name. Number them from {{1}} without a gap, put words around each, and give a sample value for all of them.",
      ],
    },
    {
      title: "Should I use quick replies or a call-to-action button?",
      answer: [
        `Quick replies let people answer with a tap: at most ${templateLimits.quickReplies}, each up to ${templateLimits.quickReplyLength} characters, no emojis. A call-to-action opens a page or calls you; no two of the same type. One template can't have both.`,
      ],
    },
    {
      title: `What do template statuses like ${pending} and ${approved} mean?`,
      answer: [
        `${pending}: WhatsApp is still looking. ${approved}: you can send it. ${rejected}: it broke a rule. ${actionRequired}: something is wanted from you. The button ${syncLabel} fetches the current state.`,
      ],
    },
    {
      title: "Why was my template rejected?",
      answer: [
        "The usual reasons: a placeholder without words around it or out of order, a shortened link, two spaces in a row, or a text in another language than the one you chose.",
      ],
    },
    {
      title: "Can I change a template after it is approved?",
      answer: [
        "Its text stays as it is; only the values for its placeholders change. For another text, make another template.",
      ],
    },
  ],
};
