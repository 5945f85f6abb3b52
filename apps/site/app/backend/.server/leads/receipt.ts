import { createHmac, timingSafeEqual } from "node:crypto";
import { type FormName, formPages } from "../../../forms/outcome.ts";

/** How long the thank-you page's address confirms a submission. Milliseconds. */
export const receiptLifetimeMs = 60 * 60_000;

/**
 * Confirms a submission in the thank-you page's address. Without JavaScript the page has no
 * navigation state, and it must thank nobody who has sent nothing. Names the form, and no person.
 */
export interface Receipts {
  signReceipt(form: FormName): string;
  /** The confirmed form; undefined when the receipt is missing, forged or too old. */
  readReceipt(receipt: string | null): FormName | undefined;
}

export function createReceipts(secret: string, now: () => number = Date.now): Receipts {
  const sign = (text: string) =>
    createHmac("sha256", secret).update(`receipt\n${text}`).digest("base64url");
  return {
    signReceipt(form) {
      const text = `${form}.${now() + receiptLifetimeMs}`;
      return `${text}.${sign(text)}`;
    },
    readReceipt(receipt) {
      const [form = "", until = "", signature = ""] = receipt?.split(".") ?? [];
      const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(`${form}.${until}`))];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
      if (!(Number(until) > now())) return undefined;
      return Object.hasOwn(formPages, form) ? (form as FormName) : undefined;
    },
  };
}
