import { categoryPath } from "@crm/contract/pages/help-center";
import type { ComponentProps } from "react";
import { StateLink } from "../../ui/state-link.tsx";
import type { CategoryState } from "./category-state.ts";

/** A link to a category's page, or to a question on it; its state contains the category's name. */
export function CategoryLink({
  slug,
  name,
  hash = "",
  ...rest
}: Omit<ComponentProps<typeof StateLink>, "to" | "state"> & {
  slug: string;
  name: string;
  hash?: string;
}) {
  const state: CategoryState = { categoryName: name };
  return <StateLink to={categoryPath(slug) + hash} state={state} {...rest} />;
}
