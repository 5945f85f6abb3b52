import type { ReactNode } from "react";
import { screenHeight } from "./screen-height.ts";

/** What every product screen takes. `Spot` names the controls that a tutorial may ring. */
export interface ScreenProps<Spot extends string = never> {
  /** One sentence that says what to see; the screen has a good one of its own. */
  label?: string;
  /** The control to mark with the marigold ring. */
  ring?: Spot | undefined;
  className?: string;
}

/**
 * The picture plane of a product screen: as wide as its place (300 to 900 px), of a set height at
 * each width so that nothing below it moves, read aloud as one sentence. Everything inside asks
 * the container `screen` for its width and is written in rem, so it grows with the reader's text.
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
        className={`relative text-left font-sans text-[0.8125rem] leading-[1.4] text-ink ${screenHeight}`}
      >
        {children}
      </div>
    </div>
  );
}
