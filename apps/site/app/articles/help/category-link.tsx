import { categoryPath } from "@crm/contract/pages/help-center";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import type { CategoryState } from "./category-state.ts";

/** A link to a category's page, or to a question on it; its state contains the category's name. */
export function CategoryLink({
  slug,
  name,
  hash = "",
  ...rest
}: Omit<ComponentProps<typeof Link>, "to" | "state"> & {
  slug: string;
  name: string;
  hash?: string;
}) {
  const state: CategoryState = { categoryName: name };
  return <Link to={categoryPath(slug) + hash} state={state} {...rest} />;
}
