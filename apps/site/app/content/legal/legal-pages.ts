import { brand } from "@crm/brand";
import { effectiveDays, updatedDays } from "@crm/contract/pages/legal";
import { paths } from "../../paths.ts";

/** A legal page: its title, date and summary; the text is MDX. */
export interface LegalPage {
  /** The name of its MDX file in this folder. */
  file: string;
  path: string;
  title: string;
  /** For search engines. */
  description: string;
  /** A summary in one or two sentences. */
  lede: string;
  /** ISO day; absent where the specification gives none. */
  effective?: string;
  /** ISO day of the last change. */
  updated: string;
}

const { product } = brand;

export const legalPages: readonly LegalPage[] = [
  {
    file: "terms-and-conditions",
    path: paths.terms,
    title: "Terms and Conditions",
    description: `The terms on which you use ${product.name}: account, free trial, prices, limits, what you may send, refunds, liability and how the contract ends.`,
    lede: `These are the terms on which you use ${product.name}. They say what you get, what it costs, what we ask of you and how you can leave.`,
    effective: effectiveDays.terms,
    updated: updatedDays.terms,
  },
  {
    file: "privacy-policy",
    path: paths.privacy,
    title: "Privacy Policy",
    description: `What the ${product.name} website stores about you, why, for how long, who sees it, and how you see, correct or erase it or take back your consent.`,
    lede: "You can read this whole site without telling us who you are. When you write to us, we keep what you wrote so that we can answer. This page says exactly what that is.",
    effective: effectiveDays.privacy,
    updated: updatedDays.privacy,
  },
  {
    file: "refund-policy",
    path: paths.refund,
    title: "Refund Policy",
    description: `Which ${product.name} plans can be refunded, what "discounted" means, how to ask for a refund, who decides and how long it takes.`,
    lede: "Which plans can be refunded, how to ask, and when you get your money.",
    updated: updatedDays.refund,
  },
];
