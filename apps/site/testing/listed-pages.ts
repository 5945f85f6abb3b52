import type { Brand } from "@crm/brand";

/**
 * Every page that the sitemap lists whatever the hosts have, written out by hand: a sweep over the
 * sitemap would not notice a page that the sitemap lacks.
 */
export function listedPages({ product: { slug: product }, platforms }: Brand): string[] {
  const { marketplace, cms, ecommercePlatform, ecommercePlugin } = platforms;
  return [
    ...[
      "/",
      "/pricing",
      "/contact-us",
      "/terms-and-conditions",
      "/privacy-policy",
      "/refund-policy",
      "/your-data",
    ],
    ...[
      "/third-party-licences",
      "/platform-rules",
      "/support",
      "/help-center",
      "/blog",
      "/tutorials",
    ],
    ...[`/${ecommercePlatform.slug}-crm`, "/mobile-app", "/integrations", "/partner-program"],
    `/${marketplace.slug}-crm`,
    `/${ecommercePlugin.slug}-crm`,
    "/cod-confirmation-on-whatsapp",
    "/whatsapp-api-pricing",
    "/whatsapp-business-app-or-crm",
    "/whatsapp-message-templates",
    "/what-happens-in-your-demo",
    "/security-and-privacy",
    "/crm-for-digital-marketing-agencies",
    "/crm-for-travel-agents",
    "/crm-for-coaching-classes",
    "/crm-for-loan-agents",
    "/crm-for-manufacturers",
    "/crm-for-small-shops",
    "/help-center/data-management",
    "/help-center/workflow-automation",
    "/help-center/setting",
    "/help-center/templates",
    "/help-center/live-chat-and-attributes",
    "/quick-replies-to-template-messages",
    "/create-whatsapp-template-message",
    "/message-formatting-guideline",
    "/use-chatbot-parameter-for-bot",
    "/filter-whatapp-audience",
    "/import-upto-contact",
    "/upgrade-whatsapp-tier-limit",
    "/add-user-attributes-manually",
    "/chat-profile-and-first-message-tag",
    "/create-and-add-tags-to-contacts",
    "/send-and-generate-media-link",
    "/create-whatsapp-business-account",
    `/integrate-${marketplace.slug}-to-${product}-crm`,
    `/connect-your-${cms.slug}-with-${product}-crm`,
    `/connect-your-custom-website-with-${product}-crm`,
    "/manage-pipeline-in-lead-management",
    `/${ecommercePlatform.slug}-order-confirmation-integration-in-${product}`,
    "/create-opt-in-and-opt-out-from-messaging-broadcast",
    `/set-up-workFlow-automation-for-${ecommercePlugin.slug}-store`,
  ];
}
