import type { ReactNode } from "react";
import { screenHeight } from "./screen-height.ts";

/** The props of every product screen. `Spot` names the controls that may have a ring. */
export interface ScreenProps<Spot extends string = never> {
  /** The text alternative, in one sentence; each screen has a default. */
  label?: string;
  /** The control to mark with the marigold ring. */
  ring?: Spot | undefined;
  className?: string;
}

/**
 * The container of a product screen. It fills its parent (300 to 900 px) and has a fixed height at
 * each width, so that nothing below it moves. Screen readers read one sentence. Its content uses
 * queries on the container `screen`, and rem, so that it grows with the reader's font size.
 */
export function Screen({
  label,
  className = "",
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="img"
      aria-label={label}
      className={`@container/screen w-full cursor-default select-none ${className}`}
    >
      <div
        aria-hidden="true"
        className={`relative text-start font-sans text-drawing-base leading-bubble text-ink ${screenHeight}`}
      >
        {children}
      </div>
    </div>
  );
}
