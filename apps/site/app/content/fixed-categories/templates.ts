import { formatDate } from "@crm/contract/dates";
import { formatMinuteRange } from "@crm/whatsapp/durations";
import {
  approvalTime,
  syncLabel,
  templateLimits,
  templateName,
  templateStatuses,
} from "@crm/whatsapp/templates";
import { checkedOn, editingToday, templatesToday } from "@crm/whatsapp/today";
import type { FixedCategory } from "./fixed-category.ts";

const grouped = new Intl.NumberFormat("en-IN");
const [pending, approved, rejected, actionRequired] = templateStatuses;
const today = `WhatsApp today (checked on ${formatDate(checkedOn)})`;

export const templates: FixedCategory = {
  name: "Templates",
  type: "whatsapp",
  description:
    "Messages that WhatsApp approves once, so that you can send them as often as you need.",
  questions: [
    {
      title: "How do I create a template message?",
      answer: [
        `Open Templates and click New template. Enter a name such as ${templateName.example} (lowercase letters, digits and underscores only), choose the category and language, and write up to ${grouped.format(templateLimits.textLength)} characters. Then submit it. Approval takes ${formatMinuteRange(approvalTime.usual)}.`,
      ],
    },
    {
      title: "How do placeholders like {{1}} work in a template?",
      answer: [
        "A placeholder marks text that changes, such as a name. Number your placeholders from {{1}} without a gap, put text around each one, and enter a sample value for each.",
      ],
    },
    {
      title: "Should I use quick replies or a call-to-action button?",
      answer: [
        `Use quick replies if people should answer with a tap. You can add up to ${templateLimits.quickReplies}, with up to ${templateLimits.quickReplyLength} characters each and no emojis. Use call-to-action buttons if people should open a page or call you. Only one of each type is allowed. A template can't have both.`,
        `${today}: up to ${templatesToday.quickReplies} quick replies, with up to ${templatesToday.buttonLength} characters each. A template can have quick replies and other buttons, up to ${templatesToday.buttons} in all.`,
      ],
    },
    {
      title: `What do template statuses like ${pending} and ${approved} mean?`,
      answer: [
        `${pending}: WhatsApp is still reviewing it. ${approved}: you can send it. ${rejected}: it broke a rule. ${actionRequired}: WhatsApp needs something from you. Click ${syncLabel} to get the latest status.`,
      ],
    },
    {
      title: "Why was my template rejected?",
      answer: [
        "Common reasons: a placeholder has no text around it or is out of order, a link is shortened, there are two spaces in a row, or the text is not in the language that you chose.",
      ],
    },
    {
      title: "Can I change a template after it is approved?",
      answer: [
        "No. Only the values for its placeholders change with each message. To change the text, create a new template.",
        `${today}: an approved template can be edited once a day, and up to ${editingToday.editsPer30Days} times in 30 days. Its category can't be changed.`,
      ],
    },
  ],
};
