import { brand } from "@crm/brand";
import type { LeadKind } from "../db/rows/lead-rows.ts";

const occasions: Record<LeadKind, string> = {
  demo: "Thank you for booking a demo.",
  enterprise: "Thank you for your inquiry.",
  contact: "Thank you for your message.",
};

/** The text with which a WhatsApp chat with a lead opens; people can change it before they send it. */
export function composeFirstMessage({
  name,
  kind,
}: {
  name: string | null;
  kind: LeadKind;
}): string {
  const greeting = name ? `Hello ${name}` : "Hello";
  return `${greeting}, this is ${brand.product.name}. ${occasions[kind]} When would be a good time to talk?`;
}
