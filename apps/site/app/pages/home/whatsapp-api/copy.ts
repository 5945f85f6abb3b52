import { formatMinuteRange } from "@crm/whatsapp/durations";
import { approvalTime, templateLimits } from "@crm/whatsapp/templates";
import { formatTier, tiers } from "@crm/whatsapp/tiers";

/** Texts of the home page about the WhatsApp Business API. */
export const copy = {
  title: "The WhatsApp Business API, put to work",
  lede: "It is WhatsApp for a company: many people answer from one number, and messages go out by themselves.",
  items: [
    {
      name: "broadcast",
      title: "Bulk broadcast",
      text: `One approved message to a whole list. A new number reaches ${formatTier(tiers[0])} people a day; a good one climbs to ${formatTier(tiers[1])}, ${formatTier(tiers[2])} and further.`,
    },
    {
      name: "automation",
      title: "Automation",
      text: "The chatbot answers the first question at once. When the customer wants a person, the chat moves to an agent, and back when it is resolved.",
    },
    {
      name: "template",
      title: "Template creation",
      text: `Write a message with gaps for name, order and date, and send it to WhatsApp for approval. It takes ${formatMinuteRange(approvalTime.usual)}. Over ${templateLimits.libraryOver} approved templates are there to start from.`,
    },
    {
      name: "audience",
      title: "Custom audiences",
      text: "Filter your contacts by tag, by attribute, by last activity, and by who has opted in. Then write only to those whom it concerns.",
    },
  ],
} as const;
