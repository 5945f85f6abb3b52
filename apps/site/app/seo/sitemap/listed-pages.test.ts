import { brand } from "@crm/brand";
import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import routes from "../../routes.ts";
import { listEntries } from "./list-entries.ts";

const product = brand.product.slug;
const { marketplace, cms, ecommercePlatform, ecommercePlugin } = brand.platforms;

/** Every page that exists whatever the hosts have, written out so that a missing one is noticed. */
const pages = [
  ...["/", "/pricing", "/contact-us", "/terms-and-conditions", "/privacy-policy", "/refund-policy"],
  ...[
    "/third-party-licences",
    "/platform-rules",
    "/support",
    "/help-center",
    "/blog",
    "/tutorials",
  ],
  ...[`/${ecommercePlatform.slug}-crm`, "/mobile-app", "/integrations", "/partner-program"],
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

it("the sitemap of a site without articles lists every page of the route table", async () => {
  const shown = routes.map(({ id, file, path }) => {
    const module = file.endsWith(".tsx") ? { default: () => null } : {};
    return [id ?? file, { id: id ?? file, path, module }];
  });
  const nothing = { outcome: "found" as const, found: [] };
  const { entries } = await listEntries(
    { routes: Object.fromEntries(shown) as ServerBuild["routes"] },
    { listHelpCategories: async () => nothing, listBlogArticles: async () => nothing },
  );
  expect(entries.map(({ path }) => path).toSorted()).toEqual(pages.toSorted());
});
