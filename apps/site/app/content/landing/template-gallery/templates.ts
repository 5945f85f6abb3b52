import { education } from "./groups/education.ts";
import { finance } from "./groups/finance.ts";
import { manufacturing } from "./groups/manufacturing.ts";
import { services } from "./groups/services.ts";
import { shops } from "./groups/shops.ts";
import { travel } from "./groups/travel.ts";
import type { TemplateGroup } from "./template.ts";

/** Thirty templates, five for each industry. */
export const templateGroups: readonly TemplateGroup[] = [
  shops,
  education,
  travel,
  finance,
  manufacturing,
  services,
];
