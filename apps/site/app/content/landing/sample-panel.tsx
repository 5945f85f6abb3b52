import { describeSample, SampleTag } from "@crm/drawings/kit/sample-tag";
import type { ReactNode } from "react";

/** The frame of a drawing with made-up data: its text alternative, and the tag that says so. */
export function SamplePanel({
  label,
  className = "bg-leaf",
  children,
}: {
  label: string;
  /** The panel's colour, and the corner that is a bubble's. */
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="img"
      aria-label={describeSample(label)}
      className={`@container/screen relative rounded-panel px-4 pt-7 pb-9 wide:px-9 wide:py-10 ${className}`}
    >
      <div aria-hidden="true" className="text-start">
        {children}
      </div>
      <SampleTag className="inset-e-6 bottom-0 translate-y-1/2" />
    </div>
  );
}
