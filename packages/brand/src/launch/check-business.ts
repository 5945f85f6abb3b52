import type { Business } from "../business.ts";
import type { Finding } from "./finding.ts";

/** The shapes of the two registration numbers, to notice typing errors. */
const gstinShape = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/;
const cinShape = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;

/** Finds facts that the owner of the business has to decide, confirm or correct. */
export function checkBusiness(business: Business): Finding[] {
  const { gst, gstin, cin } = business;
  const undecided = (Object.keys(openFacts) as (keyof typeof openFacts)[]).filter(
    (name) => business[name] === null,
  );
  return [
    ...(gst.isConfirmed
      ? []
      : [
          `gst is to be confirmed by the owner: prices are shown ${gst.isIncluded ? "with" : "without"} ${gst.percent}% GST`,
        ]),
    ...undecided.map((name) => `${name} is to be decided by the owner: ${openFacts[name]}`),
    ...(gstin && !gstinShape.test(gstin) ? [`gstin is not a GSTIN: ${gstin}`] : []),
    ...(cin && !cinShape.test(cin) ? [`cin is not a CIN: ${cin}`] : []),
  ].map((what) => ({ where: "packages/brand/src/business.ts", what }));
}

/** Each fact that may be undecided, with what the pages say until it is set. */
const openFacts = {
  whatsappMarkupPercent: "pages don't say what is added to WhatsApp's fees",
  overagePrice: 'pages only say that "extra charges apply" above the limits',
  refundCovers: "the refund policy says that support works out the amount",
  paymentMethods: "pages don't say how a plan is paid",
  gstin: "footer, contact and legal pages show none",
  cin: "footer, contact and legal pages show none",
  registeredOffice: "pages show the postal address only",
  grievanceOfficer: "the privacy policy names the support team",
  courtsIn: "the terms name the company's city",
  processors: "the privacy policy names none",
} as const satisfies Partial<Record<keyof Business, string>>;
