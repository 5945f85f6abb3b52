import type { TemplateGroup } from "../template.ts";

/** Templates for the industry "Manufacturing and wholesale". The samples are made up. */
export const manufacturing: TemplateGroup = {
  industry: "Manufacturing and wholesale",
  templates: [
    {
      name: "enquiry_reply_rate",
      title: "Reply to a rate enquiry",
      category: "Utility",
      text: "Namaste {{1}}, thank you for your enquiry about {{2}}. For an exact rate, please tell us the quantity and the city of delivery.",
      variables: [
        { means: "buyer", sample: "Mr Senthil" },
        { means: "product", sample: "corrugated boxes" },
      ],
      quickReplies: ["Up to 500 pieces", "500 to 5,000", "More"],
      reason: "It answers an enquiry and asks what is needed to quote.",
    },
    {
      name: "quotation_sent",
      title: "Quotation sent",
      category: "Utility",
      text: "Dear {{1}}, here is quotation {{2}}, which you asked for. It is valid until {{3}}. Reply here if you have a question about it.",
      variables: [
        { means: "buyer", sample: "Mr Senthil" },
        { means: "quotation number", sample: "Q-318" },
        { means: "date", sample: "15 December" },
      ],
      reason: "The buyer has asked for it. A later reminder to buy would be marketing.",
    },
    {
      name: "sample_dispatched",
      title: "Sample on its way",
      category: "Utility",
      text: "Dear {{1}}, the sample of {{2}} left our factory today with {{3}}. The tracking number is {{4}}. We will call you once it has arrived.",
      variables: [
        { means: "buyer", sample: "Mrs Gogoi" },
        { means: "product", sample: "tea chests" },
        { means: "courier", sample: "Speed Post" },
        { means: "tracking number", sample: "AB123456789IN" },
      ],
      reason: "It is an update on a sample that the buyer has ordered.",
    },
    {
      name: "dispatch_with_bill",
      title: "Goods dispatched",
      category: "Utility",
      text: "Dear {{1}}, your order {{2}} was dispatched today by {{3}}, vehicle {{4}}. The bill and the e-way bill are attached.",
      variables: [
        { means: "buyer", sample: "Mr Agarwal" },
        { means: "order number", sample: "SO-904" },
        { means: "mode of transport", sample: "road" },
        { means: "vehicle number", sample: "GJ01AB1234" },
      ],
      reason: "It is an update on an order. The documents come with text, as WhatsApp requires.",
    },
    {
      name: "new_price_list",
      title: "A new price list",
      category: "Marketing",
      text: "Namaste {{1}}, our price list for {{2}} is ready. It is valid from {{3}}. Shall we send it to you? Reply STOP if you want no more messages like this.",
      variables: [
        { means: "dealer", sample: "Mr Agarwal" },
        { means: "products", sample: "steel fittings" },
        { means: "date", sample: "1 January" },
      ],
      quickReplies: ["Send it", "Call me"],
      reason: "It invites people to order, so it is marketing.",
    },
  ],
};
