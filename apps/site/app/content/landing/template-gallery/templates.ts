/** WhatsApp's categories of the templates below. Each has its own price. */
export type TemplateCategory = "Marketing" | "Utility";

/** A template message to copy. */
export interface GalleryTemplate {
  name: string;
  title: string;
  category: TemplateCategory;
  /** With numbered placeholders, each with text around it. */
  text: string;
  /** What each placeholder stands for, with a sample value. */
  variables: readonly { means: string; sample: string }[];
  quickReplies?: readonly string[];
  /** Why it fits its category and WhatsApp's rules. */
  reason: string;
}

export interface TemplateGroup {
  industry: string;
  templates: readonly GalleryTemplate[];
}

const customer = { means: "the customer's name", sample: "Meera" };
const shop = { means: "your shop's name", sample: "Parmar Sarees" };

/** Thirty templates, five for each industry. The samples are made up. */
export const templateGroups: readonly TemplateGroup[] = [
  {
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
        text: "Namaste {{1}}! For {{2}} everything in our shop is {{3}} off until {{4}}. Show this message at the counter. Reply STOP if you want no more offers.",
        variables: [
          customer,
          { means: "festival", sample: "Diwali" },
          { means: "discount", sample: "10%" },
          { means: "last day", sample: "Sunday" },
        ],
        reason: "A clear offer with an end date, sent to people who agreed to offers.",
      },
    ],
  },
  {
    industry: "Education",
    templates: [
      {
        name: "admission_enquiry_reply",
        title: "Answer to an admission enquiry",
        category: "Utility",
        text: "Namaste {{1}}, thank you for asking about {{2}}. Our counsellor {{3}} will call you today. When does it suit you?",
        variables: [
          { means: "parent or student", sample: "Mr Khan" },
          { means: "course", sample: "the evening batch of Class 12 Maths" },
          { means: "counsellor", sample: "Anita" },
        ],
        quickReplies: ["Before noon", "Afternoon", "After 6 pm"],
        reason: "It answers a request that the person has made, without advertising.",
      },
      {
        name: "campus_visit_reminder",
        title: "Reminder of a campus visit",
        category: "Utility",
        text: "Dear {{1}}, we look forward to your visit on {{2}} at {{3}}. Please bring the last mark sheet. Reply here if you need another time.",
        variables: [
          { means: "parent", sample: "Mrs Iyer" },
          { means: "date", sample: "Saturday, 5 December" },
          { means: "time", sample: "11 am" },
        ],
        quickReplies: ["I will come", "Another time"],
        reason: "It reminds the parents of an appointment that they agreed to.",
      },
      {
        name: "fee_due_reminder",
        title: "Fee reminder",
        category: "Utility",
        text: "Dear {{1}}, the fee of ₹{{2}} for {{3}} is due on {{4}}. If you have paid it already, please ignore this message.",
        variables: [
          { means: "parent", sample: "Mr Das" },
          { means: "amount", sample: "6,500" },
          { means: "student", sample: "Riya" },
          { means: "due date", sample: "10 December" },
        ],
        reason: "It is about a payment that both sides have agreed on, and makes no offer.",
      },
      {
        name: "class_rescheduled",
        title: "Class rescheduled",
        category: "Utility",
        text: "Dear parents, the {{1}} class on {{2}} has moved to {{3}}. The room stays the same. Please tell your child.",
        variables: [
          { means: "subject", sample: "Physics" },
          { means: "day", sample: "Tuesday" },
          { means: "new time", sample: "Wednesday at 5 pm" },
        ],
        reason: "Parents of enrolled children need it. Nothing is sold.",
      },
      {
        name: "new_batch_announcement",
        title: "A new batch starts",
        category: "Marketing",
        text: "Hello {{1}}, our next {{2}} batch starts on {{3}}. The first class is free, so you can see if it suits you. Reply STOP if you want no more messages like this.",
        variables: [
          { means: "student", sample: "Farhan" },
          { means: "course", sample: "Spoken English" },
          { means: "date", sample: "Monday, 7 December" },
        ],
        quickReplies: ["Book a free class", "Send the fees"],
        reason: "It invites people to a course, so it is marketing. It says how to opt out.",
      },
    ],
  },
  {
    industry: "Travel",
    templates: [
      {
        name: "trip_enquiry_reply",
        title: "Answer to a trip enquiry",
        category: "Utility",
        text: "Namaste {{1}}, thank you for asking about {{2}} for {{3}} people. We are preparing your plan and will send it by {{4}}. Is one of these important to you?",
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
        reason: "It is a reminder of a payment for a trip that is booked.",
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
  },
  {
    industry: "Finance",
    templates: [
      {
        name: "loan_papers_needed",
        title: "Documents needed",
        category: "Utility",
        text: "Namaste {{1}}, to proceed with your application {{2}} we still need: {{3}}. You can send a clear photo here in the chat.",
        variables: [
          { means: "applicant", sample: "Mr Yadav" },
          { means: "application number", sample: "LN-5531" },
          { means: "papers", sample: "the shop licence and last year's tax return" },
        ],
        reason: "It is about an application that the person has made.",
      },
      {
        name: "application_received",
        title: "Application received",
        category: "Utility",
        text: "Dear {{1}}, we have received your application {{2}} for {{3}}. We will check the papers and write to you by {{4}}.",
        variables: [
          { means: "applicant", sample: "Mrs Bora" },
          { means: "application number", sample: "LN-5531" },
          { means: "product", sample: "a shop loan" },
          { means: "date", sample: "Thursday" },
        ],
        reason: "It confirms that an application has arrived. It promises no result.",
      },
      {
        name: "premium_due",
        title: "Premium due",
        category: "Utility",
        text: "Dear {{1}}, the premium of ₹{{2}} for your policy {{3}} is due on {{4}}. If you have paid it already, please ignore this message.",
        variables: [
          { means: "policyholder", sample: "Mr Pillai" },
          { means: "amount", sample: "9,860" },
          { means: "policy number", sample: "P-77120" },
          { means: "date", sample: "15 December" },
        ],
        reason: "It is a reminder of a payment for a policy that exists.",
      },
      {
        name: "advisor_appointment",
        title: "Appointment with an adviser",
        category: "Utility",
        text: "Namaste {{1}}, your appointment with {{2}} is on {{3}} at {{4}}. Please have your PAN card ready.",
        variables: [
          { means: "client", sample: "Mrs Bora" },
          { means: "adviser", sample: "Rakesh" },
          { means: "date", sample: "Friday, 4 December" },
          { means: "time", sample: "4 pm" },
        ],
        quickReplies: ["I will be there", "Another time"],
        reason: "It reminds the client of an appointment, with a way to change it.",
      },
      {
        name: "tax_season_checklist",
        title: "Tax season: an offer of help",
        category: "Marketing",
        text: "Hello {{1}}, the last day to file your return is {{2}}. We can prepare it for you from ₹{{3}} onwards. Reply STOP if you want no more messages like this.",
        variables: [
          { means: "client", sample: "Mr Yadav" },
          { means: "date", sample: "31 July" },
          { means: "price", sample: "799" },
        ],
        quickReplies: ["Call me", "Send the checklist"],
        reason: "It offers a paid service, so it is marketing and not utility.",
      },
    ],
  },
  {
    industry: "Manufacturing and wholesale",
    templates: [
      {
        name: "enquiry_reply_rate",
        title: "Answer to a rate enquiry",
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
        text: "Dear {{1}}, the sample of {{2}} left our factory today with {{3}}. The tracking number is {{4}}. We will call you after it has arrived.",
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
  },
  {
    industry: "Digital marketing and services",
    templates: [
      {
        name: "enquiry_received_agency",
        title: "Answer to a client's enquiry",
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
        title: "Reminder of an appointment",
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
  },
];
