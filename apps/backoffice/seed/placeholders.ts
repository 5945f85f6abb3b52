import { brand } from "@crm/brand";

/** Placeholders for names and contacts in the seed's texts; the brand package has the values. */
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

/** Fills in names and contacts; `{{1}}` etc. belong to message templates and do not change. */
export function fillPlaceholders(text: string): string {
  return text.replace(/\{\{([a-zA-Z]+)\}\}/g, (whole, name: string) => placeholders[name] ?? whole);
}
