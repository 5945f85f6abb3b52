import type { ReactNode } from "react";
import { describeSample, SampleTag } from "./sample-tag.tsx";
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
 * queries on the container `screen`, and rem, so that it grows with the reader's font size. The tag
 * "Sample data" is on its lower edge.
 */
export function Screen({
  label,
  height = screenHeight,
  className = "",
  children,
}: {
  label: string;
  /** Classes of another height; empty when the content decides. */
  height?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="img"
      aria-label={describeSample(label)}
      className={`@container/screen w-full cursor-default select-none ${className}`}
    >
      <div
        aria-hidden="true"
        className={`relative text-start font-sans text-drawing-base leading-bubble text-ink ${height}`}
      >
        {children}
        <SampleTag className="inset-e-5 bottom-0 translate-y-1/2" />
      </div>
    </div>
  );
}
