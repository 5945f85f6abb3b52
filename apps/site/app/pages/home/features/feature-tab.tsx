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
    <label className="feature-tab relative flex min-h-11 shrink-0 cursor-pointer snap-center items-center gap-2 rounded-card rounded-bl-[4px] px-3.5 py-2 text-fine leading-tight font-semibold whitespace-nowrap transition-colors not-has-checked:bg-paper not-has-checked:hover:bg-white has-checked:bg-green has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-green desk:min-h-[104px] desk:flex-col desk:items-start desk:justify-between desk:px-3.5 desk:py-3.5 desk:whitespace-normal">
      <input type="radio" name="feature" defaultChecked={first} className="sr-only" />
      <TabIcon className="size-5 desk:size-7" />
      {label}
    </label>
  );
}
