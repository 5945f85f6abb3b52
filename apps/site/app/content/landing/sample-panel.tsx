import type { ReactNode } from "react";

/** The frame of a drawing with made-up data: its text alternative, and a note that says so. */
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
      aria-label={label}
      className={`@container/screen rounded-panel px-4 pt-7 pb-4 wide:px-9 wide:pt-10 wide:pb-5 ${className}`}
    >
      <div aria-hidden="true" className="text-start">
        {children}
        <p className="mt-6 text-end text-drawing-sm text-ink">Sample data</p>
      </div>
    </div>
  );
}
