import type { TemplateGroup } from "../template.ts";

/** Templates for the industry "Education". The samples are made up. */
export const education: TemplateGroup = {
  industry: "Education",
  templates: [
    {
      name: "admission_enquiry_reply",
      title: "Reply to an admission enquiry",
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
      title: "Campus visit reminder",
      category: "Utility",
      text: "Dear {{1}}, we look forward to your visit on {{2}} at {{3}}. Please bring the latest mark sheet. Reply here if you need another time.",
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
};
