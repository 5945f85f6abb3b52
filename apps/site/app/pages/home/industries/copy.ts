import { landingPaths } from "@crm/brand";

/** Texts for each industry, and its page: a customer's question, and the stages that follow. */
export const copy = {
  title: "A CRM for your industry, with your own pipeline",
  lede: "You name the stages. Here are some examples.",
  asked: "A customer asks",
  stages: "The pipeline",
  list: [
    {
      name: "marketing",
      title: "Digital marketing",
      to: landingPaths.marketingAgencies,
      asked: "Can you run the ads for our new shop?",
      stages: ["Enquiry", "Proposal sent", "Campaign live"],
    },
    {
      name: "travels",
      title: "Travels",
      to: landingPaths.travelAgents,
      asked: "How much is a Kerala trip for four?",
      stages: ["Enquiry", "Itinerary sent", "Booked"],
    },
    {
      name: "education",
      title: "Education",
      to: landingPaths.coachingClasses,
      asked: "Is there a seat in the evening batch?",
      stages: ["Enquiry", "Campus visit", "Admitted"],
    },
    {
      name: "finance",
      title: "Finance",
      to: landingPaths.loanAgents,
      asked: "Which papers do I need for a shop loan?",
      stages: ["Enquiry", "Papers received", "Approved"],
    },
    {
      name: "manufacturing",
      title: "Manufacturing",
      to: landingPaths.manufacturers,
      asked: "Rate for 500 pieces, delivered to Guwahati?",
      stages: ["Enquiry", "Sample sent", "Order"],
    },
    {
      name: "others",
      title: "Others",
      to: landingPaths.smallShops,
      asked: "Do you have it in blue?",
      stages: ["Your first stage", "Your next stage", "Won"],
    },
  ],
} as const;
