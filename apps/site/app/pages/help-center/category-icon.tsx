import { ChatIcon, PhoneIcon } from "@crm/drawings/icons/contact-icons";
import type { IconProps } from "@crm/drawings/icons/icon";
import {
  BroadcastIcon,
  ContactsIcon,
  DashboardIcon,
  FetchIcon,
  PipelineIcon,
  QuotationIcon,
  SettingsIcon,
  TemplateIcon,
  WorkflowIcon,
} from "@crm/drawings/icons/module-icons";
import type { ComponentType } from "react";
import type { CategoryCard } from "./help-home-page.ts";

/** The icons that the product's own screens use for these parts. */
const icons = new Map<string, ComponentType<IconProps>>([
  ["data-management", ContactsIcon],
  ["leads-and-pipelines", PipelineIcon],
  ["workflow-automation", WorkflowIcon],
  ["setting", SettingsIcon],
  ["integrations", FetchIcon],
  ["products-and-quotations", QuotationIcon],
  ["templates", TemplateIcon],
  ["broadcasts", BroadcastIcon],
  ["whatsapp-business-account", PhoneIcon],
  ["live-chat-and-attributes", ChatIcon],
]);

/** The icon of a category; a category that editors have added gets its tab's icon. */
export function CategoryIcon({ slug, type }: Pick<CategoryCard, "slug" | "type">) {
  const Icon = icons.get(slug) ?? (type === "whatsapp" ? ChatIcon : DashboardIcon);
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-card rounded-es-tail bg-leaf text-green">
      <Icon className="size-6" />
    </span>
  );
}
