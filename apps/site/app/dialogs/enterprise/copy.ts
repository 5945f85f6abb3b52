import { brand } from "@crm/brand";
import { plans } from "@crm/contract/pricing/plans";
import { paths } from "../../paths.ts";

export const copy = {
  /** The form's own page. */
  page: {
    title: "Enterprise plan inquiry",
    description: `Ask ${brand.product.name} sales about the Enterprise plan: ${plans.enterprise.users.toLowerCase()}, and a price for your team.`,
    path: paths.enterpriseInquiry,
  },
  title: "Enterprise Plan Inquiry",
  subtitle: `${plans.enterprise.users}, and a price for your team. Tell us how to reach you.`,
  purpose: "answer your inquiry",
  signUp: { question: "Want to try it first?", link: "Sign Up" },
  chat: [
    { side: "in", text: "We are 60 people in four cities. Does that work?" },
    { side: "out", text: "Yes. The plan has no limit on users." },
    { side: "in", text: "And the price?" },
    { side: "out", text: "Tell us your team size, and sales will send you an offer." },
  ],
} as const;
