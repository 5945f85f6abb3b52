import type { TemplateGroup } from "../template.ts";
import { customer, shop } from "../variables.ts";

/** Templates for the industry "Shops and online stores". The samples are made up. */
export const shops: TemplateGroup = {
  industry: "Shops and online stores",
  templates: [
    {
      name: "order_received",
      title: "Order received",
      category: "Utility",
      text: "Namaste {{1}}, thank you for your order {{2}} at {{3}}. We will pack it today and send you the tracking number as soon as it is on its way.",
      variables: [customer, { means: "order number", sample: "1047" }, shop],
      reason: "It is about an order that the customer has placed, and offers nothing else.",
    },
    {
      name: "cod_confirmation",
      title: "Cash on delivery: confirm the order",
      category: "Utility",
      text: "Namaste {{1}}, your order {{2}} for ₹{{3}} is cash on delivery. Shall we send it? Please tap a button below.",
      variables: [
        customer,
        { means: "order number", sample: "1047" },
        { means: "amount", sample: "1,450" },
      ],
      quickReplies: ["Yes", "No"],
      reason: "The question is about one order, and the customer needs to answer it.",
    },
    {
      name: "order_shipped",
      title: "Order on its way",
      category: "Utility",
      text: "Good news, {{1}}: your order {{2}} has left our shop with {{3}}. Your tracking number is {{4}}. Reply here if something is wrong.",
      variables: [
        customer,
        { means: "order number", sample: "1047" },
        { means: "courier", sample: "Speed Post" },
        { means: "tracking number", sample: "AB123456789IN" },
      ],
      reason: "It is an update on an order. Each placeholder has words around it.",
    },
    {
      name: "back_in_stock",
      title: "Back in stock",
      category: "Marketing",
      text: "Hello {{1}}, you asked for {{2}}. It is back at {{3}}, and we will keep one for you until tomorrow evening. Reply STOP if you want no more messages like this.",
      variables: [customer, { means: "product", sample: "the blue cotton kurta, size M" }, shop],
      quickReplies: ["Keep it for me", "No, thank you"],
      reason:
        "It invites people to buy, so it is marketing. It says why you write and how to opt out.",
    },
    {
      name: "festival_offer",
      title: "Festival offer",
      category: "Marketing",
      text: "Namaste {{1}}! For {{2}}, everything in our shop is {{3}} off until {{4}}. Show this message at the counter. Reply STOP if you want no more offers.",
      variables: [
        customer,
        { means: "festival", sample: "Diwali" },
        { means: "discount", sample: "10%" },
        { means: "last day", sample: "Sunday" },
      ],
      reason: "A clear offer with an end date, sent to people who agreed to get offers.",
    },
  ],
};
