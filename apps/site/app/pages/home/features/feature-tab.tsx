import type { IconProps } from "@crm/drawings/icons/icon";
import type { ComponentType } from "react";

/**
 * A tab: a radio button that looks like a bubble. On a narrow screen the tabs are one scrolling
 * row. From 914 px up they are eight columns, or two rows when the reader's text is large.
 */
export function FeatureTab({
  icon: TabIcon,
  label,
  first,
}: {
  icon: ComponentType<IconProps>;
  label: string;
  first: boolean;
}) {
  return (
    <label className="feature-tab radio-tab transition-colors desk:min-h-26 desk:flex-col desk:items-start desk:justify-between desk:py-3.5 desk:whitespace-normal">
      <input type="radio" name="feature" defaultChecked={first} className="sr-only" />
      <TabIcon className="size-5 desk:size-7" />
      {label}
    </label>
  );
}
