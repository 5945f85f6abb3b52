import type { TemplateGroup } from "../template.ts";

/** Templates for the industry "Finance". The samples are made up. */
export const finance: TemplateGroup = {
  industry: "Finance",
  templates: [
    {
      name: "loan_papers_needed",
      title: "Documents needed",
      category: "Utility",
      text: "Namaste {{1}}, to proceed with your application {{2}}, we still need: {{3}}. You can send a clear photo here in the chat.",
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
      reason: "It is a reminder of a payment for an existing policy.",
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
};
