import { brand, routeSlugs, tutorialPaths } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { plans, yearlyTotal } from "@crm/contract/pricing/plans";
import { taxLine } from "@crm/contract/pricing/tax";

const { monthly, yearly } = plans;
const monthsInYear = yearly.months;
/** Users beyond those included, in the two larger examples of the article on plans. */
const extraUsers = { five: 5 - monthly.usersIncluded, forty: 40 - monthly.usersIncluded };

/**
 * What the seed's texts say in place of names, contacts, plan prices and paths with a name in them,
 * so that each is defined once: in the brand and in the contract.
 */
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
  taxLine,
  monthlyListPrice: formatRupees(monthly.listPrice),
  monthlyPrice: formatRupees(monthly.price),
  yearlyPrice: formatRupees(yearly.price),
  extraUserPrice: formatRupees(monthly.extraUserPrice),
  monthlyPlanForYear: formatRupees(monthsInYear * monthly.price),
  yearlyPlanForYear: formatRupees(yearlyTotal),
  yearlySaving: formatRupees(monthsInYear * (monthly.price - yearly.price)),
  fiveUsersExtra: formatRupees(extraUsers.five * monthly.extraUserPrice),
  fiveUsersMonthly: formatRupees(monthly.price + extraUsers.five * monthly.extraUserPrice),
  fiveUsersExtraForYear: formatRupees(monthsInYear * extraUsers.five * yearly.extraUserPrice),
  fiveUsersYearly: formatRupees(
    monthsInYear * (yearly.price + extraUsers.five * yearly.extraUserPrice),
  ),
  fortyUsersExtra: formatRupees(extraUsers.forty * monthly.extraUserPrice),
  ecommerceLandingPath: routeSlugs.ecommerceLanding,
  marketplacePath: tutorialPaths.marketplace,
  cmsPath: tutorialPaths.cms,
  customWebsitePath: tutorialPaths.customWebsite,
  orderConfirmationPath: tutorialPaths.orderConfirmation,
  storeWorkflowPath: tutorialPaths.storeWorkflow,
};

/** Replaces the placeholders. `{{1}}` and other numbers belong to message templates and stay. */
export function fillPlaceholders(text: string): string {
  return text.replace(/\{\{([a-zA-Z]+)\}\}/g, (whole, name: string) => placeholders[name] ?? whole);
}
