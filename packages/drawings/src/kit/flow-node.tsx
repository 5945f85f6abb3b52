import type { ComponentType } from "react";
import type { IconProps } from "../icons/icon.tsx";

/** One step of a workflow; `start` marks the first step, `slim` hides the icon on a phone. */
export function FlowNode({
  icon: StepIcon,
  when,
  what,
  detail,
  start = false,
  slim = false,
}: {
  icon: ComponentType<IconProps>;
  when: string;
  what: string;
  detail: string;
  start?: boolean;
  slim?: boolean;
}) {
  return (
    <div className="flex w-full items-center gap-2.5 rounded-drawing-panel border border-line bg-white px-2.5 py-1.5 shadow-node @3xl/screen:px-3 @3xl/screen:py-2.5">
      <span
        className={`size-8 shrink-0 items-center justify-center rounded-drawing-field @3xl/screen:size-10 ${
          start ? "bg-deep text-white" : "bg-leaf text-green"
        } ${slim ? "hidden @lg/screen:flex" : "flex"}`}
      >
        <StepIcon className="size-4.5 @3xl/screen:size-5.5" />
      </span>
      <span className="min-w-0 leading-cell">
        <span className="block truncate">
          <span
            className={`me-1 text-drawing-sm text-soft @lg/screen:block @lg/screen:text-drawing-xs ${slim ? "hidden" : ""}`}
          >
            {when}
          </span>
          <span className="font-semibold">{what}</span>
        </span>
        <span className="block truncate text-drawing-sm text-soft">{detail}</span>
      </span>
    </div>
  );
}
