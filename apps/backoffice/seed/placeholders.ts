import { brand } from "@crm/brand";

/** What the seed's texts say instead of names and contacts, which stand in the brand alone. */
export const placeholders: Readonly<Record<string, string>> = {
  product: brand.product.name,
  marketplace: brand.platforms.marketplace.name,
  cms: brand.platforms.cms.name,
  ecommercePlatform: brand.platforms.ecommercePlatform.name,
  ecommercePlugin: brand.platforms.ecommercePlugin.name,
  supportEmail: brand.contacts.supportEmail,
  salesEmail: brand.contacts.salesEmail,
  salesPhone: brand.contacts.salesPhone,
  inquiryPhone: brand.contacts.inquiryPhone,
};

/** Fills in names and contacts; `{{1}}` and its like belong to message templates and stay. */
export function fillPlaceholders(text: string): string {
  return text.replace(/\{\{([a-zA-Z]+)\}\}/g, (whole, name: string) => placeholders[name] ?? whole);
}
