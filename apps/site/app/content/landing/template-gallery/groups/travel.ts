import type { TemplateGroup } from "../template.ts";

/** Templates for the industry "Travel". The samples are made up. */
export const travel: TemplateGroup = {
  industry: "Travel",
  templates: [
    {
      name: "trip_enquiry_reply",
      title: "Reply to a trip enquiry",
      category: "Utility",
      text: "Namaste {{1}}, thank you for asking about {{2}} for {{3}} people. We are preparing your plan and will send it by {{4}}. Are any of these important to you?",
      variables: [
        { means: "traveller", sample: "Mrs Nair" },
        { means: "trip", sample: "Kerala in January" },
        { means: "number", sample: "four" },
        { means: "time", sample: "6 pm today" },
      ],
      quickReplies: ["Hotel near the sea", "A driver", "Vegetarian food"],
      reason: "It answers the traveller's own request and asks what is needed for it.",
    },
    {
      name: "booking_confirmed",
      title: "Booking confirmed",
      category: "Utility",
      text: "Dear {{1}}, your booking {{2}} is confirmed: {{3}}, from {{4}}. Please carry a photo ID for each traveller.",
      variables: [
        { means: "traveller", sample: "Mr Sethi" },
        { means: "booking number", sample: "TR-2208" },
        { means: "trip", sample: "five days in Munnar and Alleppey" },
        { means: "first day", sample: "12 January" },
      ],
      reason: "It confirms what the traveller has booked.",
    },
    {
      name: "pickup_details",
      title: "Pick-up on the day of travel",
      category: "Utility",
      text: "Good morning {{1}}, your driver {{2}} will pick you up at {{3}} at {{4}}. You can reach us on this number until midnight.",
      variables: [
        { means: "traveller", sample: "Mr Sethi" },
        { means: "driver", sample: "Biju" },
        { means: "place", sample: "the arrival gate" },
        { means: "time", sample: "9.15 am" },
      ],
      reason: "The traveller needs it on that day. It is part of the booking.",
    },
    {
      name: "balance_payment_due",
      title: "Balance payment",
      category: "Utility",
      text: "Dear {{1}}, the balance of ₹{{2}} for booking {{3}} is due by {{4}}. Reply here if you need the bank details again.",
      variables: [
        { means: "traveller", sample: "Mrs Nair" },
        { means: "amount", sample: "18,400" },
        { means: "booking number", sample: "TR-2208" },
        { means: "date", sample: "28 December" },
      ],
      reason: "It is a reminder of a payment for a trip that the traveller has booked.",
    },
    {
      name: "season_package",
      title: "A package for the season",
      category: "Marketing",
      text: "Hello {{1}}, you travelled with us to {{2}}. This {{3}} we have a new plan for {{4}}. Shall we send it? Reply STOP if you want no more offers.",
      variables: [
        { means: "traveller", sample: "Mr Khan" },
        { means: "earlier trip", sample: "Goa" },
        { means: "season", sample: "winter" },
        { means: "new trip", sample: "Rajasthan by train" },
      ],
      quickReplies: ["Send the plan", "Not this year"],
      reason: "It offers a new trip, so it is marketing. It says how you know the person.",
    },
  ],
};
