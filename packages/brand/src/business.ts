/**
 * Facts that only the owner of the business can decide. null means that nobody has decided yet, and
 * `npm run doctor` says so; an empty text or list means that there is none.
 */
export interface Business {
  /** The tax on every price of this site: plans, users, conversations and extra charges. */
  gst: {
    percent: number;
    /** Whether the shown prices contain the tax already. */
    isIncluded: boolean;
    /** Set it to true when the owner has confirmed both values. */
    isConfirmed: boolean;
  };
  /** What is added to WhatsApp's own fees, in percent; 0 for nothing. */
  whatsappMarkupPercent: number | null;
  /** Rupees for each entry beyond a subscription's limits. */
  overagePrice: number | null;
  /** What a refund pays back. */
  refundCovers: "remaining months" | "whole plan" | null;
  /** Such as "UPI" or "bank transfer". */
  paymentMethods: readonly string[] | null;
  /** The company's 15 characters in the register of the goods and services tax. */
  gstin: string | null;
  /** The company's 21 characters in the register of companies. */
  cin: string | null;
  /** Lines of the registered office, if it is not the postal address. */
  registeredOffice: readonly string[] | null;
  /** The person who answers complaints; until there is one, it is the support team. */
  grievanceOfficer: { name: string; email: string; phone: string } | null;
  /** The city whose courts decide; the company's city until this is set. */
  courtsIn: string | null;
  /** Companies that process visitors' data for this one, such as the one that sends its mail. */
  processors: readonly { name: string; task: string; country: string }[] | null;
}

/** Pages show only what is set here. */
export const business: Business = {
  gst: { percent: 18, isIncluded: false, isConfirmed: false },
  whatsappMarkupPercent: null,
  overagePrice: null,
  refundCovers: null,
  paymentMethods: null,
  gstin: null,
  cin: null,
  registeredOffice: null,
  grievanceOfficer: null,
  courtsIn: null,
  processors: null,
};
