import { categoryPath } from "@crm/contract/pages/help-center";
import { writePageNumber } from "../../lists/page-number.ts";

/** @example categoryPageAddress("templates", 2) // "/help-center/templates?page=2" */
export function categoryPageAddress(slug: string, page: number): string {
  const query = new URLSearchParams();
  writePageNumber(query, page);
  return query.size > 0 ? `${categoryPath(slug)}?${query}` : categoryPath(slug);
}
