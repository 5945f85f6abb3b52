import type { ReactNode } from "react";

/** The sand-coloured background of a screen; with `bleed` the lower edge cuts the screen off. */
export function Stage({
  bleed = false,
  className = "",
  children,
}: {
  bleed?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={`overflow-hidden rounded-panel border border-line bg-sand px-4 pt-4 wide:px-8 wide:pt-8 ${
        bleed ? "*:-mb-6 wide:*:-mb-10" : "pb-4 wide:pb-8"
      } ${className}`}
    >
      {children}
    </div>
  );
}
