import type { TemplateGroup } from "../template.ts";
import { customer } from "../variables.ts";

/** Templates for the industry "Digital marketing and services". The samples are made up. */
export const services: TemplateGroup = {
  industry: "Digital marketing and services",
  templates: [
    {
      name: "enquiry_received_agency",
      title: "Reply to a client's enquiry",
      category: "Utility",
      text: "Namaste {{1}}, thank you for writing to us about {{2}}. Our colleague {{3}} will call you on {{4}}. Reply here if another time is better.",
      variables: [
        { means: "client", sample: "Mr Lal" },
        { means: "request", sample: "ads for your new shop" },
        { means: "colleague", sample: "Sana" },
        { means: "day and time", sample: "Monday at 3 pm" },
      ],
      reason: "It answers the client's own request and says who will call, and when.",
    },
    {
      name: "report_ready",
      title: "The monthly report is ready",
      category: "Utility",
      text: "Dear {{1}}, the report on your campaign for {{2}} is attached. We can go through it together on {{3}} if you like.",
      variables: [
        { means: "client", sample: "Mr Lal" },
        { means: "month", sample: "November" },
        { means: "day", sample: "Thursday" },
      ],
      quickReplies: ["Thursday is fine", "Another day"],
      reason: "The client pays for this report. It sells nothing new.",
    },
    {
      name: "service_appointment",
      title: "Appointment reminder",
      category: "Utility",
      text: "Namaste {{1}}, your appointment for {{2}} is on {{3}} at {{4}}. Please tell us here if you can't come.",
      variables: [
        customer,
        { means: "service", sample: "the AC service" },
        { means: "date", sample: "Saturday, 5 December" },
        { means: "time", sample: "10 am" },
      ],
      quickReplies: ["I will be there", "Change the time"],
      reason: "It reminds the customer of an appointment that they agreed to.",
    },
    {
      name: "feedback_request",
      title: "How was it?",
      category: "Marketing",
      text: "Hello {{1}}, thank you for choosing us for {{2}}. Were you happy with our work? One tap is enough, and we read each answer. Reply STOP if you want no more messages like this.",
      variables: [customer, { means: "service", sample: "your kitchen cabinets" }],
      quickReplies: ["Yes", "It was all right", "No, please call"],
      reason:
        "A general question about your work can count as marketing, so submit it as marketing.",
    },
    {
      name: "free_review_offer",
      title: "Offer of a free review",
      category: "Marketing",
      text: "Hello {{1}}, this month we review online shops in {{2}} and note three things to improve. It is free. Shall we review yours? Reply STOP if you want no more offers.",
      variables: [
        { means: "client", sample: "Mrs Fernandes" },
        { means: "city", sample: "Panaji" },
      ],
      quickReplies: ["Yes, please", "No, thank you"],
      reason: "It is clearly an offer, sent to people who agreed to get offers.",
    },
  ],
};
