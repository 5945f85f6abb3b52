import type { FixedCategorySlug } from "@crm/contract/pages/help-center";
import { dataManagement } from "./data-management.ts";
import type { FixedCategory } from "./fixed-category.ts";
import { liveChatAndAttributes } from "./live-chat-and-attributes.ts";
import { setting } from "./setting.ts";
import { templates } from "./templates.ts";
import { workflowAutomation } from "./workflow-automation.ts";

/** The five fixed help pages by their slugs, in the specification's order. */
const fixedCategories: Record<FixedCategorySlug, FixedCategory> = {
  "data-management": dataManagement,
  "workflow-automation": workflowAutomation,
  setting,
  templates,
  "live-chat-and-attributes": liveChatAndAttributes,
};

/** The fixed category with a slug; undefined for a category that only a host has. */
export function findFixedCategory(slug: string): FixedCategory | undefined {
  return Object.hasOwn(fixedCategories, slug)
    ? fixedCategories[slug as FixedCategorySlug]
    : undefined;
}

export const fixedCategoryEntries = Object.entries(fixedCategories) as [
  FixedCategorySlug,
  FixedCategory,
][];
