import { formatDate } from "@crm/contract/dates";
import { formatCount } from "@crm/whatsapp/counts";
import { formatMinuteRange } from "@crm/whatsapp/durations";
import { approvalTime, templateLimits } from "@crm/whatsapp/templates";
import { formatTier, tiers } from "@crm/whatsapp/tiers";
import { checkedOn, tiersToday } from "@crm/whatsapp/today";

/** Texts of the home page about the WhatsApp Business API. */
export const copy = {
  title: "What you can do with the WhatsApp Business API",
  lede: "It is WhatsApp for teams: many people answer from one number, and messages go out automatically.",
  items: [
    {
      name: "broadcast",
      title: "Bulk broadcast",
      text: `Send one approved message to a whole list. A new number can reach ${formatTier(tiers[0])} people a day. The limit can rise to ${formatTier(tiers[1])}, ${formatTier(tiers[2])} and beyond. WhatsApp today (checked on ${formatDate(checkedOn)}): the next limit after ${formatCount(tiersToday.limits[0])} is ${formatCount(tiersToday.limits[1])}.`,
    },
    {
      name: "automation",
      title: "Automation",
      text: "The chatbot answers first. When a customer needs a person, an agent takes over. Once the chat is resolved, it goes back to the chatbot.",
    },
    {
      name: "template",
      title: "Template creation",
      text: `Write a message with placeholders for name, order and date, and send it to WhatsApp for approval. This takes ${formatMinuteRange(approvalTime.usual)}. Or start from one of over ${templateLimits.libraryOver} approved templates.`,
    },
    {
      name: "audience",
      title: "Custom audiences",
      text: "Filter your contacts by tag, by attribute, by last activity, and by who has opted in. Then message only the people you choose.",
    },
  ],
} as const;
